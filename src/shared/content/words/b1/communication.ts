import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'communication',
  `
accent | noun | the way people from one area or country say words | Fatima speaks English with a slight French accent.
admit | verb | to say, without wanting to, that you did something wrong | In the end, Tom admitted that he had broken the cup.
advertise | verb | to tell people about a product so that they will buy it | The company advertises its bikes on social media.
advise | verb | to tell someone what you think they should do | The doctor advised him to get more sleep.
announce | verb | to tell a lot of people some news officially | The airport has just announced that our flight is late.
announcement | noun | official news that everyone hears at the same time | Did you hear that announcement about platform six?
complaint | noun | words that tell a shop or hotel you are not satisfied | If you have a complaint, please speak to the manager.
documentary | noun | a film or TV programme that gives facts about real life | We watched a documentary about life under the sea.
get in touch | phrase | to phone or write to someone, often after a long time | An old school friend got in touch with me last week.
hang up | phrasal verb | to end a phone call | Don’t hang up! I haven’t told you the best part yet.
headline | noun | the title of a newspaper story, in large letters | The headline on the front page was about the storm.
inform | verb | to officially tell someone about something | The school will inform parents about the new timetable.
interrupt | verb | to stop someone while they are still speaking | Sorry to interrupt, but there’s a phone call for you.
interview [media] | noun | a meeting where a reporter asks a famous person questions | In the interview, the singer talked about her childhood.
mention | verb | to say something about a subject, but only a little | Did Lucas mention what time he was coming?
persuade | verb | to make someone agree to do something by talking to them | We finally persuaded Dad to get a dog.
presenter | noun | someone who introduces the different parts of a TV show | The presenter welcomed her first guest to the show.
publish | verb | to print a book or magazine and sell it | Her first story was published when she was only sixteen.
viewer | noun | a person who is watching a TV programme | More than ten million viewers watched the final.
warn | verb | to tell someone about a danger or problem before it happens | They warned us not to swim near the rocks.
keep in touch | phrase | to continue to write to or speak to a friend | Let’s keep in touch after you move to Canada.
encourage | verb | to say things that make someone want to do something | My teacher encouraged me to write stories.
express | verb | to show what you think or feel | He finds it hard to express his feelings in English.
scream | verb | to shout very loudly because you are afraid or excited | She screamed when she saw the spider.
pity | noun | you use this to say that you are sorry about something | What a pity that you can’t come to the party!
silence | noun | a time with no sound at all | We sat in silence and watched the sea.
report | verb | to tell people about something that has happened | She reported the accident to the police.
ad | noun | the short word for a picture or text that tries to sell something | I saw an ad for a second-hand bike in the newspaper.
communication | noun | giving information and ideas to other people | Good communication is important in every team.
context | noun | the words around a word that help you understand it | Try to guess the new word from the context.
definition | noun | words that explain what a word means | Match each word with the correct definition.
enquiry | noun | a question that you ask to get information | If you have any enquiries about the course, call this number.
recommendation | noun | advice about what is good or what to do | We tried the soup on the waiter’s recommendation.
response | noun | an answer to a question, letter or action | I wrote to the museum and got a quick response.
translation | noun | a text that has been put into another language | I’ve read an English translation of this Japanese novel.
warning | noun | words or a sign that tell you about danger | There is a warning about sharks on the beach.
written | adjective | on paper or on a screen, not spoken | You will get a written answer within a week.
confirm | verb | to say that something is definitely true or will definitely happen | Please confirm your booking by email before Friday.
statement | noun | something that a person or company officially says or writes | The club’s president made a short statement to reporters.
whisper | verb | to speak so quietly that only one person can hear | He whispered the answer to his partner.
listener | noun | a person who hears a radio programme or someone’s words | Listeners can send their questions to the radio show.
package | noun | a box or bag of things that is sent to someone | A package came for you while you were out.
ask out | phrasal verb | to invite someone to go somewhere with you | He asked her out to the cinema.
call out | phrasal verb | to say something in a loud voice | “Dinner is ready!” he called out.
come up | phrasal verb | to be talked about | Your name came up in our conversation.
get through | phrasal verb | to reach someone by phone | I called three times, but I couldn’t get through.
go ahead | phrasal verb | to start to do something that you want or plan | Go ahead! I’m listening.
hear of | phrasal verb | to know that someone or something exists | Have you ever heard of this band?
insist on | phrasal verb | to say firmly that something must happen | She insisted on paying for the meal.
keep your promise | phrase | to do what you have said you will do | He kept his promise and phoned every day.
make out | phrasal verb | to see or hear something, but not easily | I could just make out a ship in the fog.
put through | phrasal verb | to connect someone by phone to the person they want | I’ll put you through to the manager.
send off | phrasal verb | to post something | I sent off the parcel this morning.
shout at | phrasal verb | to speak to someone in a loud, angry voice | Please don’t shout at your brother.
shut up | phrasal verb | to stop talking (not polite) | “Shut up!” is a rude thing to say.
stand for | phrasal verb | to mean, when letters are short for words | UK stands for United Kingdom.
tell off | phrasal verb | to speak in an angry way to someone who did something wrong | Mum told us off for eating all the biscuits.
concerning | preposition | about | I have a question concerning the exam.
greatly | adverb | very much | Your help is greatly appreciated.
insult | verb | to say something very rude to someone | He felt insulted by the joke.
negotiation | noun | talks between people who are trying to agree | After long negotiations, they signed the contract.
nonsense | noun | an idea or words that are silly or not true | That story about the monster is nonsense.
openly | adverb | without hiding anything | We talked openly about our problems.
publicity | noun | attention that something gets in the news and on TV | The new museum got a lot of publicity.
questionnaire | noun | a list of questions to find out people’s opinions | Please fill in this questionnaire about your journey.
reminder | noun | something that helps you not to forget | I put a reminder about the meeting on my phone.
spoken | adjective | said, not written | Her spoken English is excellent.
translator | noun | a person whose job is to change texts into another language | The translator worked on the novel for a year.
journalism | noun | the work of writing or talking about the news | He wants to study journalism.
publisher | noun | a company that makes and sells books or magazines | She sent her poems to a publisher.
leaflet | noun | a piece of paper with information or advertising | We gave out leaflets about the concert.
catch [hear] | verb | to hear what someone says | Sorry, I didn’t catch your name.
editor | noun | someone who decides what a newspaper or magazine will print | The editor wanted to check more facts before printing the story.
point out | phrasal verb | to tell people about a fact they had not noticed | Ravi pointed out that there was a mistake on the first page.
refer to | phrasal verb | to speak about or name something | In her speech, she referred to her early life on a farm.
respond | verb | to answer, or do something because of what another person does | How did your boss respond when you asked for a day off?
present | verb | to show or explain something to a group of people | The students presented their results to the whole school.
regards | noun | good wishes that you send to someone | Please give my regards to your parents.
fluent | adjective | able to speak a language easily and without stopping | After two years in Cairo, she was fluent in Arabic.
content | noun | the information and ideas in a text, film or website | I like the look of the website, but its content is boring.
`,
);
