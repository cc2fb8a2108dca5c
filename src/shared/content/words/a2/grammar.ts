import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'grammar',
  `
hers | pronoun | used for ‘her phone’ or ‘her bag’, without the noun | My phone is black and hers is white.
his | pronoun | used for ‘his phone’ or ‘his bag’, without the noun | Hamid says this jacket is his.
ours | pronoun | used for ‘our house’ or ‘our dog’, without the noun | Their garden is bigger than ours.
theirs | pronoun | used for ‘their house’ or ‘their dog’, without the noun | We gave them our number, and they gave us theirs.
myself | pronoun | used after the verb when ‘I’ is before it | I made this cake myself.
yourself | pronoun | used after the verb when ‘you’ is before it | Did you hurt yourself when you fell?
himself | pronoun | used after the verb when a boy or man is before it | He taught himself to play the guitar.
herself | pronoun | used after the verb when a girl or woman is before it | She looked at herself in the mirror.
each other | pronoun | used when A does something to B, and B to A | The two friends write to each other every week.
nobody | pronoun | used for ‘no person’ | I phoned the office, but nobody answered.
none | pronoun | used for ‘not one of them’ | None of my friends can drive.
somewhere | adverb | in or to a place, but you do not know which | I left my glasses somewhere in the house.
anywhere | adverb | used for any place, after ‘not’ and in questions | We couldn’t find the cat anywhere.
everywhere | adverb | in all places | After the party, there were balloons everywhere.
both | determiner | used for two people or things, not only one | Both my parents are nurses.
a few | determiner | used for a small number of things | We stayed there for a few days.
a little | determiner | used for a small amount | Could I have a little milk in my tea, please?
most | determiner | used for nearly all people or things | Most children in this town walk to school.
less | determiner | used for a smaller amount | You should eat less sugar.
enough | determiner | used for as many or as much as you need | Do we have enough chairs for everyone?
across | preposition | from one side to the other side | They swam across the lake.
along | preposition | from one end to the other, like on a road | We walked along the beach and looked for shells.
through | preposition | in at one side and out at the other side | The train went through a long tunnel.
over | preposition | higher than something, from one side to the other | The horse jumped over the gate.
around | preposition | on all sides of something, or in a circle | The Earth moves around the sun.
past [place] | preposition | going to a place and not stopping there | Go past the post office and turn left.
onto | preposition | used when something moves to a place on top | The cat jumped onto the roof.
out of | preposition | from inside to outside | She took a letter out of her pocket.
off | preposition | used when something leaves the top or side of another thing | The cup fell off the shelf.
against | preposition | used for the other team in a game | Who are we playing against on Saturday?
because of | preposition | used before a noun that gives the reason | We stayed at home because of the rain.
instead of | preposition | in the place of another thing | Could I have rice instead of potatoes?
such as | preposition | used before one or more examples | Eat lots of fruit, such as apples and oranges.
that | conjunction | used after verbs like ‘think’ and ‘know’ | I know that you are tired.
who [that person] | pronoun | used after a person, before more information about them | The woman who lives next door is a pilot.
which | pronoun | used after a thing, before more information about it | This is the bike which I bought last year.
as well | adverb | used at the end for one more thing; also | We went to Rome, and we visited Florence as well.
ever | adverb | used in questions for ‘at any time in your life’ | Have you ever ridden a camel?
could | modal | used for things that you knew how to do before | My grandmother could speak four languages.
should | modal | used when something is a good idea | You look tired. You should go to bed.
shall | modal | used when you ask ‘is this a good idea for us?’ | Shall we have a picnic on Sunday?
may | modal | used to ask nicely if something is OK | May I sit here, please?
be going to | phrase | used to talk about your plans | We are going to paint the kitchen next week.
be able to | phrase | used for ‘can’ when you talk about the future | Will you be able to come to my party?
have [grammar] | verb | used before ‘been’, ‘done’ or ‘lost’ to talk about the past | I have lost my keys again.
out | adverb | not at home, or from inside to another place | Mum’s out. Can I take a message?
when | conjunction | used to join two things that happen at one time | When I got home, dinner was ready.
would | modal | used for things that you imagine, often after ‘if’ | What would you do with a million dollars?
so | adverb | used like ‘very’, before ‘that’ | I was so tired that I slept for ten hours.
everybody | pronoun | used for every person | Everybody in my class likes music.
anybody | pronoun | used for any person, after ‘not’ and in questions | I didn’t see anybody in the park.
anyone | pronoun | used like ‘someone’, after ‘not’ and in questions | Does anyone want more cake?
others | pronoun | used for the people or things that are not this one | Three players are here. Where are the others?
itself | pronoun | used after the verb when an animal or thing is before it | The cat washed itself in the sun.
ourselves | pronoun | used after the verb when ‘we’ is before it | We made the whole dinner ourselves.
themselves | pronoun | used after the verb when ‘they’ is before it | The boys taught themselves to cook.
inside | adverb | in or into a building | It started to rain, so we went inside.
inside | preposition | in something, such as a box or a building | What’s inside this big box?
outside | preposition | near a building, but not in it | We waited outside the cinema for an hour.
one | pronoun | used so that you do not say a noun again | I don’t like the red bag. I prefer the blue one.
anyway | adverb | used to say that the thing before is not important | It was raining, but we played football anyway.
few | determiner | not many | Few people live in that little village.
even | adverb | used to show that something is surprising | It’s so easy that even a child could do it.
instead | adverb | in the place of something or someone else | The café was closed, so we went home instead.
at least | phrase | that number or amount, or more | You should sleep for at least nine hours a night.
no one | pronoun | not any person | I rang the bell, but no one came to the door.
final | adjective | coming at the end | The final lesson is on Thursday.
although | conjunction | used before a fact that makes the other part surprising | Although it was raining, they decided to go camping.
among | preposition | in the middle of a group of people or things | We found a little house hidden among the trees.
except | preposition | but not; used for the one that is different | The museum is open every day except Monday.
towards | preposition | in the direction of | A large dog was running towards us.
either | determiner | used for one or the other of two | You can park on either side of the street.
neither | determiner | not one and not the other of two | Neither team scored in the first half.
several | determiner | used for more than two, but not a lot | I’ve tried to phone him several times today.
however | adverb | used to start a sentence that is different from the last one | The room was small. However, it had a wonderful view.
might | modal | used for things that are possible in the future | Take a jumper, because it might get cold later.
used to | modal | for something that was true in the past but is not true now | We used to live by the sea.
such | determiner | used like ‘so’, before ‘a’ and a noun | It was such a lovely day that we ate outside.
including | preposition | used before people or things that are part of a group | Six people went, including two teachers.
per | preposition | for each one, often used with prices and speeds | The hotel costs eighty dollars per night.
clearly | adverb | in a way that is easy to see, hear or understand | Please speak slowly and clearly.
double | adjective | twice as much or as many, or for two people | A double ice cream, please!
complete | adjective | with all its parts | She has a complete set of the stories.
personal | adjective | belonging to one person, not to everyone | Keep your personal things in this cupboard.
nowhere | adverb | not in any place | There was nowhere to sit on the train.
firstly | adverb | used to begin a list of facts or reasons | Firstly, the sea is cold, and secondly, I can’t swim.
least | adverb | to the smallest degree; the opposite of ‘most’ | I bought the least expensive jacket in the shop.
least | determiner | the smallest amount of | Which of these drinks has the least sugar?
according to | preposition | as someone or something says | According to the weather forecast, it will snow tonight.
`,
);
