import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'grammar',
  `
although | conjunction | used before a fact that makes the other part surprising | Although it was raining, they decided to go camping.
as long as | conjunction | used to say that one thing must happen first; only if | You can borrow my bike as long as you bring it back.
even though | conjunction | used like ‘although’, but stronger | He kept on running, even though his leg hurt.
in case | conjunction | used for a problem that might happen, so you prepare | Take an umbrella in case it rains later.
so that | conjunction | used to explain the purpose of something | We left early so that we could avoid the traffic.
unless | conjunction | used to mean ‘if not’ | You won’t pass the test unless you study harder.
whether | conjunction | used for a choice between two possibilities; if | I can’t decide whether to stay in or go out.
wherever | conjunction | in or to any place at all | My little brother follows me wherever I go.
whatever | pronoun | used for any thing at all | You can wear whatever you like to the party.
whoever | pronoun | used for any person at all | Whoever finishes first can choose the next game.
in order to | phrase | used before a verb to give the purpose | She saved all year in order to visit her family in Brazil.
according to | preposition | as someone or something says | According to the weather forecast, it will snow tonight.
among | preposition | in the middle of a group of people or things | We found a little house hidden among the trees.
apart from | preposition | not including; but not | Everyone was there apart from Dmitri.
as well as | preposition | and also | He plays the drums as well as the piano.
despite | preposition | used before a noun that makes the result surprising | They enjoyed the match despite the terrible weather.
except | preposition | but not; used for the one that is different | The museum is open every day except Monday.
towards | preposition | in the direction of | A large dog was running towards us.
unlike | preposition | different from | Unlike her brother, Elif loves getting up early.
beside | preposition | at the side of; next to | She sat beside the bed and held his hand.
either | determiner | used for one or the other of two | You can park on either side of the street.
neither | determiner | not one and not the other of two | Neither team scored in the first half.
several | determiner | used for more than two, but not a lot | I’ve tried to phone him several times today.
plenty of | phrase | used for more than enough of something | Don’t hurry. There’s plenty of time before the train leaves.
however | adverb | used to start a sentence that is different from the last one | The room was small. However, it had a wonderful view.
otherwise | adverb | used to say what will happen if you do not do this | Write it down, otherwise you’ll forget.
therefore | adverb | used to introduce a result; for that reason | The bridge was closed, and we therefore had to turn back.
might | modal | used for things that are possible in the future | Take a jumper, because it might get cold later.
ought to | modal | used when something is the right thing to do | You ought to tell your parents what happened.
used to | modal | used for things that happened regularly in the past but not now | We used to live on a farm, but now we’re in the city.
would rather | modal | used to say what you prefer | I would rather walk than take the bus.
had better | modal | used to give strong advice for a situation now | You had better hurry, or you’ll miss the last train.
be supposed to | phrase | used for what people expect you to do | We were supposed to meet at six, but nobody came.
such | determiner | used like ‘so’, before ‘a’ and a noun | It was such a lovely day that we ate outside.
including | preposition | used before people or things that are part of a group | Six people went, including two teachers.
per | preposition | for each one, often used with prices and speeds | The hotel costs eighty dollars per night.
though | conjunction | used to mean ‘although’ | Though it was late, nobody wanted to go home.
indeed | adverb | used after ‘very’ to make it stronger | Thank you very much indeed.
simply | adverb | in an easy way, with nothing more to do | If you have a problem, simply call this number.
nowhere | adverb | not in any place | There was nowhere to sit on the train.
ahead | adverb | in front of you, or further on | There’s a long queue of cars ahead.
indoors | adverb | in a building | It was so cold that we stayed indoors all day.
generally | adverb | usually, or in most cases | Summers here are generally dry.
clearly | adverb | in a way that is easy to see, hear or understand | Please speak slowly and clearly.
lately | adverb | in the last few days or weeks | I haven’t been sleeping well lately.
double | adjective | twice as much or as many, or for two people | A double ice cream, please!
final | adjective | coming at the end | The final lesson is on Thursday.
complete | adjective | with all its parts | She has a complete set of the stories.
personal | adjective | belonging to one person, not to everyone | Keep your personal things in this cupboard.
mainly | adverb | more than anything else; most of the time | The people here work mainly in hotels.
plenty | pronoun | as much as you need, or more | Don’t hurry. We have plenty of time.
apart | adverb | with some space between two people or things | The two villages are five kilometres apart.
right [exactly] | adverb | used for an exact place or time, or for something that happens immediately | The accident happened right in front of our school.
in addition | phrase | used before you give one more fact | The room is free. In addition, breakfast is included.
secondly | adverb | used before the next reason or point after the first | Firstly, it’s too far and, secondly, it’s too expensive.
firstly | adverb | used to begin a list of facts or reasons | Firstly, the sea is cold, and secondly, I can’t swim.
for instance | phrase | used before you name one of many things you could mention | Some wild animals, for instance foxes, now live in cities.
least | adverb | to the smallest degree; the opposite of ‘most’ | I bought the least expensive jacket in the shop.
least | determiner | the smallest amount of | Which of these drinks has the least sugar?
loads of | phrase | a very large number or amount of | Loads of people came to watch the match.
somehow | adverb | in some way, although you don’t know how | The cat got out of the house somehow.
terms | noun | the rules that two sides agree on | Read the terms of the contract before you sign it.
`,
);
