import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'communication',
  `
body language | noun | the way you stand and move, which shows your feelings | His body language showed that he was feeling nervous.
bring up [topic] | phrasal verb | to start to talk about a particular subject | I didn’t want to bring up the subject of money at dinner.
broadcast | verb | to send out a programme on TV or radio | The opening ceremony was broadcast live in more than a hundred countries.
claim | verb | to say something is true, though nobody has proved it | The company claims that its cream makes skin look younger.
clarify | verb | to make something easier to understand by giving more details | Could you clarify what you mean by ‘soon’?
contradict | verb | to say the opposite of what someone has just said | He gets annoyed whenever anyone contradicts him.
criticise | verb | to say what you think is bad about someone or something | Passengers criticised the airport for its poor facilities.
criticism | noun | comments that say what is bad about someone’s work | She finds it difficult to accept any criticism of her cooking.
debate | noun | a formal discussion in which people give different opinions | There was a lively debate about whether cars should be allowed in the centre.
deny | verb | to say that you did not do something | Both boys denied breaking the window.
emphasise | verb | to show that one point is especially important | Our coach always emphasises the importance of a good night’s sleep.
exaggerate | verb | to make something sound bigger, better or worse than it is | ‘I waited for hours!’ ‘Don’t exaggerate. It was ten minutes.’
eye contact | noun | when two people look straight into each other’s faces | Try to make eye contact with the audience when you give a talk.
gesture | noun | a movement of the hand or head that has a meaning | He made a gesture to tell us to wait outside.
get across | phrasal verb | to succeed in making people understand an idea | The video gets its message across without using a single word.
gossip | noun | talk about other people’s private lives, often unkind or not true | Don’t believe all the office gossip you hear.
insist | verb | to keep saying firmly that something must happen | They insisted on paying for our meal.
lose touch | phrase | to stop writing to or speaking to someone you knew | We lost touch after university, but met again by chance last year.
misleading | adjective | making people believe something that is not true | The photo was misleading: the hotel pool was actually tiny.
misunderstanding | noun | a situation in which someone gets the wrong idea | There was a misunderstanding about the time, so half the team came late.
persuasive | adjective | good at making people agree or do something | She put forward some very persuasive arguments for staying.
quote | verb | to repeat exactly what another person has said or written | The journalist quoted a scientist from the University of Nairobi.
reveal | verb | to let people know something that was secret | The winner’s name will be revealed at midnight.
rumour | noun | a story passed between people, which may not be true | There’s a rumour going round that the school is getting a swimming pool.
slang | noun | very informal words that one group of people uses | My parents don’t understand the slang that my friends and I use.
slogan | noun | a few words, easy to remember, that are used to sell things | The campaign needs a slogan that people will remember.
the press | noun | newspapers, magazines and the people who write for them | The actor refused to speak to the press about his new film.
fake news | noun | false stories that are written to look like real reports | The class learned how to recognise fake news online.
demand | verb | to ask for something very firmly, as if you must get it | The passengers demanded an explanation for the delay.
praise | verb | to say that someone has done something well | The teacher praised her for her beautiful handwriting.
beg | verb | to ask someone to help you because you need it very badly | He begged his parents to let him go.
as far as I’m concerned | phrase | in my opinion | As far as I’m concerned, this is the best pizza in town.
basically | adverb | used before you say the most important thing in a simple way | Basically, you just mix everything and put it in the oven.
clause | noun | a part of a sentence with its own verb | The sentence “I stayed because it rained” has two clauses.
command | noun | an order to do something | The dog sat down at his owner’s command.
command | verb | to give someone an order | The captain commanded the sailors to raise the flag.
critical [negative] | adjective | saying that something is bad or wrong | The newspaper was critical of the mayor’s plans.
declare | verb | to say something officially or so that everyone knows | The judge declared that Bruno was the winner.
define | verb | to say exactly what a word or idea means | How would you define the word “friendship”?
demonstrate [show] | verb | to show clearly how something works or is done | The instructor demonstrated how to put on a life jacket.
edition | noun | one of several forms in which a book or newspaper is printed | I have the first edition of this book, from 1951.
emphasis | noun | special attention that you give to something | Our school puts a lot of emphasis on sport.
publication [act] | noun | the act of printing a book and offering it for sale | The author became famous after the publication of her first novel.
publication [book] | noun | a book, magazine or newspaper | The library keeps over five hundred scientific publications.
quotation | noun | words taken from a book or speech | She began her essay with a quotation from a poem.
remark | noun | something that you say about what you notice | Her funny remark made the whole class laugh.
remark | verb | to say what you have noticed or think | Hana remarked that the room was very cold.
swear | verb | to make a very strong promise | Do you swear that you are telling the truth?
tone [style] | noun | the general feeling or style of a text | The tone of your email is too informal.
tone [voice] | noun | how your voice shows what you feel | I could tell from her tone that she was annoyed.
urge | verb | to advise someone strongly to do something | Doctors urge people to drink more water in hot weather.
expose [secret] | verb | to tell everyone the hidden truth about something bad | The reporter exposed the company’s lies about pollution.
illustrate [explain] | verb | to make an idea clearer with examples or pictures | The teacher used a chart to illustrate her point.
imply | verb | to suggest something without saying it directly | Are you implying that I broke the window?
indicate | verb | to show that something is true or likely | The survey indicates that most pupils walk to school.
journal [magazine] | noun | a serious magazine for experts in one subject | The results were published in a medical journal.
medium | noun | a way of giving news or ideas to many people | Radio is still an important medium in many countries.
observation [remark] | noun | a comment about something that you have noticed | Mina made an interesting observation about the end of the film.
offensive | adjective | very rude and likely to upset people | Comments with offensive language are removed from the website.
panel [people] | noun | a small group of experts who discuss or judge something | A panel of five judges will choose the best story.
object to | phrasal verb | to say that you do not like or accept something | Many people object to the new car park.
own up | phrasal verb | to admit that you have done something wrong | Nobody owned up to breaking the window.
put across | phrasal verb | to explain an idea so that people understand it | She put her message across very well.
put forward | phrasal verb | to suggest an idea or a plan for discussion | Two pupils put forward an interesting plan.
run through | phrasal verb | to explain or practise something quickly | Let’s run through the plan once more.
cut in | phrasal verb | to interrupt someone who is speaking | “That’s not true,” she cut in.
assure | verb | to tell someone firmly that something is true | The pilot assured us that there was no danger.
confess | verb | to admit that you did something wrong | He confessed that he had eaten the cake.
compromise | noun | an agreement in which each side gets only part of what it wanted | They reached a compromise about the holiday.
convey | verb | to make ideas or feelings known to someone | The picture conveys a feeling of peace.
consult | verb | to ask an expert or look in a book for information | You should consult a doctor about that cough.
dispute | noun | a serious disagreement | There was a dispute about the garden fence.
interpretation | noun | an explanation of what something means | There are many interpretations of this poem.
fluently | adverb | speaking a language easily and well | She speaks Arabic and Greek fluently.
input | noun | ideas or information that help something succeed | Thanks for your input in our discussion.
persuasion | noun | making someone agree to do something | With a little persuasion, he agreed to sing.
verbal | adjective | in words, often not written | They made a verbal agreement.
oral | adjective | spoken, not written | The oral exam takes ten minutes.
broadly | adverb | in general, without small details | I broadly agree with you.
`,
);
