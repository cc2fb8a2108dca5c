import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'describing',
  `
absolutely | adverb | used to make a strong word such as ‘perfect’ even stronger | After the ten-mile walk, we were absolutely exhausted.
ancient | adjective | thousands of years old | We visited an ancient temple in the jungle.
average | adjective | like most others; neither high nor low | The average age of the players is twenty-two.
basic | adjective | very simple, with only what is necessary | The rooms are basic, but they’re clean and cheap.
clear [easy] | adjective | easy to see, hear or understand | Thanks to her clear instructions, we found the house at once.
common | adjective | happening often or found in many places | Colds are common in winter.
completely | adverb | in every way, with nothing missing | I completely forgot that it was your birthday.
complicated | adjective | with so many parts that it is hard to understand | The rules of this game are far too complicated.
convenient | adjective | easy to use or reach, or at a good time for you | Would three o’clock be convenient for you?
enormous | adjective | very, very big | They live in an enormous house by the sea.
exactly | adverb | not more and not less | The film lasts exactly two hours.
extremely | adverb | much more than ‘very’ | It gets extremely cold here in January.
fairly | adverb | more than a little, but less than very | I’m fairly sure that the museum opens at ten.
formal | adjective | right for serious or official situations | You should wear formal clothes to the interview.
giant | adjective | much bigger than others of the same kind | A giant snowman stood in front of the school.
hardly | adverb | almost not | I was so tired that I could hardly stand.
ideal | adjective | just right for somebody or something | This beach is ideal for families with young children.
incredible | adjective | so good or strange that it is hard to believe | She told us an incredible story about a talking parrot.
informal | adjective | relaxed and friendly, not official | It was an informal meeting, so everyone wore jeans.
main | adjective | more important or bigger than the others | Meet me at the main entrance at half past six.
obvious | adjective | so easy to see that nobody can miss it | It’s obvious that the twins love dancing.
ordinary | adjective | not special or different in any way | It started as just an ordinary Monday morning.
original | adjective | there from the start, before any changes | They’ve kept the original windows of the house.
particularly | adverb | more than others, or more than usual | I like fruit, particularly mangoes.
peaceful | adjective | quiet and calm | It’s so peaceful here in the evenings.
powerful | adjective | very strong, or able to control others | The car has a powerful engine.
rare | adjective | not often seen or found | Snow leopards are rare, so we were lucky to see one.
rather | adverb | a little more than you expected | The second half of the film was rather boring.
rough | adjective | not smooth when you touch it | Farmers often have rough hands.
sharp | adjective | able to cut things easily | Be careful with that knife: it’s really sharp.
similar | adjective | almost, but not completely, the same | Portuguese and Spanish are similar in many ways.
slightly | adverb | only a little | My sister is slightly taller than me.
smooth | adjective | flat and nice to touch, without holes or corners | The stones on the beach were smooth and round.
straight [line] | adjective | without any bends or curves | Draw a straight line under the title.
suitable | adjective | right for a person or a situation | This film isn’t suitable for small children.
tiny | adjective | very, very small | The baby put her tiny hand in mine.
typical | adjective | like most others of its kind | On a typical day, we have about sixty customers.
unique | adjective | being the only one of its kind | Everyone’s fingerprints are unique.
unnecessary | adjective | not needed | The instructions were long and full of unnecessary details.
useless | adjective | not helping anyone to do anything | This umbrella is useless: it’s full of holes.
various | adjective | of several different kinds | There are various ways to get to the island.
weird | adjective | very strange | I had a weird dream about a singing fish.
loose | adjective | not tight; with more space than you need | Wear loose clothes when you travel in hot countries.
old-fashioned | adjective | from a time before, and not modern any more | My grandparents still use an old-fashioned telephone.
striped | adjective | with long, thin lines of different colours | He was wearing a striped shirt and grey trousers.
tight | adjective | close to the body and hard to move in | These jeans are so tight that I can’t sit down.
huge | adjective | so large that it surprises you | We were surprised by the huge crowd at the airport.
gentle | adjective | soft and kind, not strong or rough | A gentle wind was blowing from the sea.
silent | adjective | without any sound at all | The house was dark and silent when we arrived.
edge | noun | the line or part where something ends | Don’t go too near the edge of the cliff.
necessary | adjective | that you must have or do | Is it necessary to book a table?
general | adjective | about the main parts, not the details | He gave us some general information about the course.
directly | adverb | with nothing in between | The hotel is directly opposite the station.
especially | adverb | more than other people or things | I love fruit, especially cherries.
exact | adjective | right in every detail | What was the exact time of the accident?
individual | adjective | for or of only one person or thing | Each student has an individual timetable.
mostly | adverb | in most cases | The visitors are mostly families with children.
negative | adjective | bad, or meaning ‘no’ | Why are you always so negative about my ideas?
positive | adjective | good, or full of hope | The course was a positive experience for us all.
pleasant | adjective | nice, so that you enjoy it | We had a pleasant evening with our neighbours.
practical | adjective | useful in real life, or good at doing things | She gave me some practical advice about renting a flat.
private | adjective | only for one person or group | This is a private beach for hotel guests.
properly | adverb | in the right way | The door doesn’t close properly.
recent | adjective | that happened or started only a short time ago | This is a recent photo of my family.
sort | noun | a group of things that are like each other in some way | What sort of music do you like?
standard | noun | how good something is | The standard of cooking here is very high.
style | noun | the way in which something is made or done | I like the style of these old houses.
sudden | adjective | quick, when nobody expects it | There was a sudden noise behind us.
variety | noun | a lot of different kinds of things | The shop sells a variety of cheeses.
central | adjective | in or near the middle of a place | We’re looking for a flat in central London.
particular | adjective | this one and not any other | Is there any particular colour that you like?
shiny | adjective | smooth and bright | The floor was so clean and shiny that I could see my face.
caring | adjective | kind, and helping other people | She’s a warm and caring nurse.
enjoyable | adjective | that you like doing | It was a really enjoyable evening.
limit | noun | the most or the furthest that is allowed or possible | There’s a limit of two bags for each passenger.
pretty | adverb | an informal word for quite or rather | The test was pretty easy.
bent | adjective | not straight; with a curve in it | You can’t open the lock with this bent key.
block [piece] | noun | a solid piece of wood, stone or ice with straight sides | The little boy built a tower out of wooden blocks.
detailed | adjective | giving a lot of facts and small points | Anil gave the police a detailed description of the thief.
differently | adverb | not in the same way | My twin sister and I dress differently.
prepared [ready] | adjective | ready for a situation | Bring a raincoat so that you’re prepared for bad weather.
proper | adjective | right, real or suitable | You can’t climb that mountain without proper boots.
pure | adjective | not mixed with anything else | This jumper is made of pure wool.
seriously [badly] | adverb | very badly | Luckily, nobody was seriously hurt in the accident.
shallow | adjective | not going far down; not deep | Small children can play in the shallow water.
similarity | noun | a way in which two things are almost the same | There are many similarities between Spanish and Portuguese.
similarly | adverb | in almost the same way | The two sisters were similarly dressed.
sticky | adjective | covered with something like glue or honey | My fingers were sticky after I ate the cake.
totally | adverb | completely, in every way | I totally forgot about the meeting.
tough [difficult] | adjective | difficult to do or deal with | It was a tough match, but we won.
essential | adjective | so important that you cannot do without it | Strong boots are essential for this walk.
global | adjective | of the whole world | Pollution is a global problem.
version | noun | one form of something that is different from others | I prefer the original version of this song.
expected | adjective | that people think will happen or come | The expected storm never came.
further | adjective | more, or extra | For further information, please visit our website.
incredibly | adverb | so very much that it is hard to believe | The water in the lake was incredibly cold.
involved | adjective | taking part in something, or connected with it | More than fifty pupils were involved in the school play.
lower | adjective | closer to the ground or the bottom than another thing | The children’s books are on the lower shelves.
neat | adjective | carefully done or arranged, with everything in its place | Sven’s handwriting is always neat and easy to read.
odd [strange] | adjective | strange or unusual | There’s an odd smell coming from the fridge.
partly | adverb | not completely; only in some ways | The accident was partly my fault.
perfectly | adverb | in the best possible way | Those red shoes go perfectly with your dress.
adequate | adjective | enough for what you need | The room is small but adequate.
alike | adjective | very similar | The two sisters look alike.
awkward | adjective | difficult or embarrassing | There was an awkward silence.
covered | adjective | having something on top | The mountains were covered in snow.
distant | adjective | far away | We could hear distant music.
exceptional | adjective | so good that it is very unusual | She has an exceptional memory.
fake | adjective | not real, but made to look real | The flowers on the table are fake.
hopeless | adjective | very bad, or with no hope of success | I’m hopeless at drawing.
identical | adjective | exactly the same | The two keys look identical, but only one opens the door.
incorrect | adjective | wrong | Your answer to question three is incorrect.
invisible | adjective | that nobody can see | The spy wrote the message in invisible ink.
isolated | adjective | far away from other places or people | They live on an isolated farm in the hills.
magical | adjective | as if made by magic; wonderful | The garden looked magical in the snow.
magnificent | adjective | very beautiful and impressive | The palace has a magnificent garden.
mixed | adjective | made of different kinds together | We had a mixed salad with our pizza.
nasty | adjective | very unpleasant or unkind | There was a nasty smell in the cellar.
outstanding | adjective | much better than most others | He is an outstanding violin player.
precious | adjective | worth a lot, or loved very much | The ring is very precious to her.
random | adjective | without any plan or order | The computer chooses six random numbers.
risky | adjective | that may be dangerous or go wrong | It’s risky to swim here alone.
super | adjective | very good | We had a super time at the zoo.
surprisingly | adverb | in a way that people did not expect | The exam was surprisingly easy.
terribly | adverb | very; very badly | I’m terribly sorry that I’m late.
terrific | adjective | wonderful | You did a terrific job!
varied | adjective | with many different kinds of things | The menu at the school café is very varied.
worthwhile | adjective | important or useful enough for the time it takes | Learning a language is worthwhile.
handmade | adjective | not made by a machine | She sells handmade candles at the market.
distinct | adjective | clearly different | The island has two distinct seasons.
equivalent | noun | something that has the same value or meaning | Is there an English equivalent of this word?
go [become] | verb | to become something different, often worse | The milk has gone bad.
turn [become] | verb | to become a different colour | The leaves turn red in autumn.
`,
);
