import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'grammar',
  `
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
apart from | preposition | not including; but not | Everyone was there apart from Dmitri.
as well as | preposition | and also | He plays the drums as well as the piano.
despite | preposition | used before a noun that makes the result surprising | They enjoyed the match despite the terrible weather.
unlike | preposition | different from | Unlike her brother, Elif loves getting up early.
beside | preposition | at the side of; next to | She sat beside the bed and held his hand.
plenty of | phrase | used for more than enough of something | Don’t hurry. There’s plenty of time before the train leaves.
otherwise | adverb | used to say what will happen if you do not do this | Write it down, otherwise you’ll forget.
therefore | adverb | used to introduce a result; for that reason | The bridge was closed, and we therefore had to turn back.
ought to | modal | used when something is the right thing to do | You ought to tell your parents what happened.
would rather | modal | used to say what you prefer | I would rather walk than take the bus.
had better | modal | used to give strong advice for a situation now | You had better hurry, or you’ll miss the last train.
be supposed to | phrase | used for what people expect you to do | We were supposed to meet at six, but nobody came.
though | conjunction | used to mean ‘although’ | Though it was late, nobody wanted to go home.
indeed | adverb | used after ‘very’ to make it stronger | Thank you very much indeed.
simply | adverb | in an easy way, with nothing more to do | If you have a problem, simply call this number.
ahead | adverb | in front of you, or further on | There’s a long queue of cars ahead.
indoors | adverb | in a building | It was so cold that we stayed indoors all day.
generally | adverb | usually, or in most cases | Summers here are generally dry.
lately | adverb | in the last few days or weeks | I haven’t been sleeping well lately.
mainly | adverb | more than anything else; most of the time | The people here work mainly in hotels.
plenty | pronoun | as much as you need, or more | Don’t hurry. We have plenty of time.
apart | adverb | with some space between two people or things | The two villages are five kilometres apart.
right [exactly] | adverb | used for an exact place or time, or for something that happens immediately | The accident happened right in front of our school.
in addition | phrase | used before you give one more fact | The room is free. In addition, breakfast is included.
secondly | adverb | used before the next reason or point after the first | Firstly, it’s too far and, secondly, it’s too expensive.
for instance | phrase | used before you name one of many things you could mention | Some wild animals, for instance foxes, now live in cities.
loads of | phrase | a very large number or amount of | Loads of people came to watch the match.
somehow | adverb | in some way, although you don’t know how | The cat got out of the house somehow.
terms | noun | the rules that two sides agree on | Read the terms of the contract before you sign it.
as if | conjunction | used to compare a situation with one that is not real | He talks as if he were the boss.
even if | conjunction | used to say that something will make no difference | Even if we take a taxi, we won’t get there in time.
due to | preposition | because of | The match was cancelled due to heavy rain.
in spite of | preposition | used like ‘although’, before a noun; despite | In spite of her injury, she managed to win the race.
rather than | conjunction | used to say what you do not choose | Many people shop online rather than going into town.
whom | pronoun | used formally in place of ‘who’, especially after a preposition | The colleagues with whom he works come from nine different countries.
nor | conjunction | used after ‘neither’ to add a second negative | Neither Anton nor his brother has ever been abroad.
via | preposition | through a place on the way to another | We flew to Sydney via Singapore.
`,
);
