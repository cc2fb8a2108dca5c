import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'communication',
  `
advert | noun | words, a picture or a short film that tries to sell something | I saw a funny advert for shoes on the bus.
article | noun | a piece of writing in a newspaper or magazine | There’s an interesting article about whales in this magazine.
call back | phrasal verb | to phone someone who phoned you before | Mr Rossi is in a meeting. Can you call back later?
channel | noun | one of the TV stations that you can choose | The match is on a different channel tonight.
chat | verb | to have a friendly and relaxed talk | We chatted for hours over coffee.
chat | noun | a short, friendly talk | I had a nice chat with our new neighbour.
congratulations | exclamation | you say this when something good happened to a friend | You passed your driving test? Congratulations!
conversation | noun | when two or more people talk together | They had a long conversation about their families.
describe | verb | to say what someone or something looks like | Can you describe the man you saw?
discuss | verb | to talk about something and share your ideas | Let’s discuss our plans for the school trip.
envelope | noun | a paper cover that you put a letter in | He wrote the address on the envelope.
explain | verb | to say something so that people understand it | Our teacher explained the game very well.
good luck | phrase | you say this to someone before an exam or a match | Good luck in your exam tomorrow!
loudly | adverb | with a big, strong voice or a lot of noise | Please don’t talk so loudly in the library.
never mind | phrase | you say this when a small problem is not important | ‘I forgot your book.’ ‘Never mind. Bring it tomorrow.’
pardon | exclamation | you say this when you did not hear someone | Pardon? Could you say that again, please?
post [letters] | verb | to put a letter in a special box in the street | She posted a birthday card to her cousin in Kenya.
poster | noun | a large picture on a wall that gives information | There are posters for the concert all over town.
promise | verb | to say that you will really do something | Dad promised to come home early today.
reply | verb | to write or say something back to someone | I wrote to her last week, but she didn’t reply.
reply | noun | a message that you send back to someone | We are still waiting for a reply to our email.
reporter | noun | a person who finds out the news for TV or newspapers | A reporter asked the football players some questions.
secret | noun | something that you know but must not tell other people | Can you keep a secret?
show | noun | a TV programme with singing, games or jokes | That cooking show is really popular here.
speaker [person] | noun | someone who gives a talk to a lot of people | The first speaker told us about life in Antarctica.
text | noun | a short written message from a phone | I got a text from Ahmed ten minutes ago.
text | verb | to write to someone on your phone | Text me when you get to the airport.
well done | phrase | you say this when someone did something good | Well done, Pedro! That was a great goal.
phone call | noun | when you talk to someone who is in another place | I have to make a quick phone call.
no problem | phrase | you say this when you are happy to help someone | ‘Can you help me with this box?’ ‘No problem.’
hear from | phrasal verb | to get a call, a letter or an email from someone | Have you heard from your cousin in Poland?
I’m afraid | phrase | you say this before you give someone bad news | I’m afraid the swimming pool is closed today.
be called | phrase | to have a name | Their new baby is called Hugo.
what’s the matter | phrase | you ask this when someone looks sad or ill | You look sad. What’s the matter?
invitation | noun | words that ask you to come to a party or wedding | Did you get an invitation to their wedding?
invite | verb | to ask someone to come to your party or your home | We invited all our neighbours to the party.
joke | noun | a very short story that makes people laugh | My uncle always tells terrible jokes.
note [message] | noun | a few words that you write to remember something | I left a note for you on the kitchen table.
shout | verb | to say something in a very loud voice | Someone shouted my name across the street.
thank | verb | to tell someone that you are happy with their help | I’d like to thank you all for coming.
topic | noun | what people are talking or writing about | The topic of today’s lesson is healthy food.
voice | noun | the sound that you make when you speak or sing | She has a beautiful singing voice.
telephone | noun | the long word for a phone | There was an old red telephone on the table. | ☎️
phone | verb | to have a conversation with someone who is in another place | I’ll phone you when I get home.
dear | adjective | used before the name at the start of a letter | Dear Amir, thank you for your letter.
cheers | exclamation | you say this with a glass in your hand, before a drink | ‘Cheers, everyone!’ said Grandad. ‘Happy birthday, Rosa!’
post [letters] | noun | letters and cards that come to your house | There’s some post for you on the table.
sir | noun | a polite word for a man when you do not use his name | Can I help you, sir?
advertisement | noun | the long word for an advert | I saw an advertisement for the job in the newspaper.
hey | exclamation | you say this to get someone’s attention | Hey, you forgot your bag!
mail | noun | everything that people send you in envelopes and boxes | The mail usually comes before ten o’clock.
agree with | phrasal verb | to have the same opinion as someone | I agree with you: the film was boring.
apologise for | phrasal verb | to say sorry about something | He apologised for being late.
hear about | phrasal verb | to get news of something | Did you hear about the fire?
hold on | phrasal verb | to wait for a short time | Hold on a minute! I need my coat.
keep a secret | phrase | to not tell anyone what you know | I can keep a secret. Tell me!
phone back | phrasal verb | to call someone who called you before | She’s busy now, but she’ll phone back later.
point at | phrasal verb | to show where something is with your finger | The little boy pointed at the moon.
speak up | phrasal verb | to talk in a louder voice | Can you speak up? I can’t hear you.
write back | phrasal verb | to answer a letter or an email | I sent Maya an email, and she wrote back at once.
pronunciation | noun | the way to say a word | The pronunciation of this word is difficult.
politely | adverb | in a nice way, with words like ‘please’ and ‘thank you’ | She asked politely for some water.
call [shout] | verb | to say something in a loud voice so that somebody hears | Mum is calling you from the garden.
advice | noun | an opinion that someone gives you about what to do | My grandmother always gives me good advice.
argue | verb | to speak in an angry way because you do not agree | My brothers are always arguing about whose turn it is.
argument | noun | an angry talk between people who do not agree | The neighbours had a loud argument about parking.
comment | noun | something you say or write to give your opinion | She got lots of nice comments about her photo.
communicate | verb | to share information with others by speaking, writing or moving | Dolphins communicate with each other using different sounds.
complain | verb | to say that you are not happy about something | We complained to the waiter because our soup was cold.
contact | verb | to phone or write to someone | Please contact us if you have any questions.
discussion | noun | a serious talk in which people share their ideas | We had a long discussion about where to go on holiday.
excuse | noun | a reason that you give for something you did wrong | What’s your excuse for being late this time?
introduce | verb | to tell two people each other’s names when they first meet | Let me introduce you to my colleague, Priya.
pronounce | verb | to make the sound of a word | How do you pronounce your surname?
promise | noun | words that say that you will really do something | She kept her promise and came to the concert.
recommend | verb | to say that something is good and others should try it | Can you recommend a good place to eat near here?
refuse | verb | to say that you will not do something | He refused to tell us where he was going.
report | noun | a spoken or written description of what happened | According to a news report, nobody was hurt in the fire.
request | noun | words that you use to ask politely for something | The hotel agreed to our request for a quieter room.
secret | adjective | that only a few people know about | There’s a secret door behind the bookcase.
series | noun | a set of TV programmes about the same people | We watched the whole series in one weekend.
speech | noun | a talk that someone gives to a group of people | The bride’s mother gave a short speech at the wedding.
suggest | verb | to tell people your idea about what to do | Maya suggested going to the beach instead.
suggestion | noun | an idea that you offer to other people | Does anyone have any suggestions for a team name?
social media | noun | websites and apps where people share photos and messages | He doesn’t put photos of his children on social media.
media | noun | newspapers, TV, radio and the internet | The story was in the media for weeks.
translate | verb | to change words from one language into another | Could you translate this letter into Spanish for me?
description | noun | words that say what someone or something is like | He gave the police a good description of the thief.
apologise | verb | to tell someone that you are sorry | You should apologise to your sister for shouting at her.
by the way | phrase | you say this before you start talking about something different | By the way, did you remember to phone the dentist?
lie [untrue] | verb | to say something that you know is not true | She lied to her boss about why she was late.
sign | verb | to write your name on a letter or form | Please sign here and give the form back to me.
well | exclamation | said before you go on, to have a moment to think | Well, I’m not really sure what to say.
celebrity | noun | a famous person, for example from TV | Lots of celebrities came to the opening of the film.
expression [words] | noun | a word or group of words with a particular meaning | ‘It’s raining cats and dogs’ is a funny old expression.
`,
);
