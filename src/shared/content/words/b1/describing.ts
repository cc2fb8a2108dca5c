import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'describing',
  `
absolutely | adverb | used to make a strong word such as ‘perfect’ even stronger | After the ten-mile walk, we were absolutely exhausted.
average | adjective | like most others; neither high nor low | The average age of the players is twenty-two.
basic | adjective | very simple, with only what is necessary | The rooms are basic, but they’re clean and cheap.
complicated | adjective | with so many parts that it is hard to understand | The rules of this game are far too complicated.
convenient | adjective | easy to use or reach, or at a good time for you | Would three o’clock be convenient for you?
fairly | adverb | more than a little, but less than very | I’m fairly sure that the museum opens at ten.
hardly | adverb | almost not | I was so tired that I could hardly stand.
obvious | adjective | so easy to see that nobody can miss it | It’s obvious that the twins love dancing.
particularly | adverb | more than others, or more than usual | I like fruit, particularly mangoes.
rare | adjective | not often seen or found | Snow leopards are rare, so we were lucky to see one.
rough | adjective | not smooth when you touch it | Farmers often have rough hands.
slightly | adverb | only a little | My sister is slightly taller than me.
smooth | adjective | nice to touch, because it has no holes, lines or sharp parts | The stones on the beach were smooth and round.
suitable | adjective | right for a person or a situation | This film isn’t suitable for small children.
unique | adjective | being the only one of its kind | Everyone’s fingerprints are unique.
weird | adjective | very strange | I had a weird dream about a singing fish.
loose | adjective | not tight; with more space than you need | Wear loose clothes when you travel in hot countries.
striped | adjective | with long, thin lines of different colours | He was wearing a striped shirt and grey trousers.
gentle | adjective | soft and kind, not strong or rough | A gentle wind was blowing from the sea.
edge | noun | the line or part where something ends | Don’t go too near the edge of the cliff.
directly | adverb | with nothing in between | The hotel is directly opposite the station.
individual | adjective | for or of only one person or thing | Each student has an individual timetable.
pleasant | adjective | nice, so that you enjoy it | We had a pleasant evening with our neighbours.
practical | adjective | useful in real life, or good at doing things | She gave me some practical advice about renting a flat.
properly | adverb | in the right way | The door doesn’t close properly.
standard | noun | how good something is | The standard of cooking here is very high.
shiny | adjective | smooth and bright | The floor was so clean and shiny that I could see my face.
caring | adjective | kind, and helping other people | She’s a warm and caring nurse.
enjoyable | adjective | that you like doing | It was a really enjoyable evening.
limit | noun | the most or the furthest that is allowed or possible | There’s a limit of two bags for each passenger.
bent | adjective | not straight; with a curve in it | You can’t open the lock with this bent key.
block [piece] | noun | a solid piece of wood, stone or ice with straight sides | The little boy built a tower out of wooden blocks.
detailed | adjective | giving a lot of facts and small points | Anil gave the police a detailed description of the thief.
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
effective | adjective | producing the result that was wanted | Lemon juice is an effective way to remove the smell of fish.
accurate | adjective | correct in every detail | The witness gave an accurate description of the car.
highly | adverb | very, or at an advanced level | He’s a highly skilled carpenter.
major | adjective | large, important or serious | Traffic is a major problem in the city centre.
specific | adjective | exact, or about one particular thing | Could you be more specific about the type of help you need?
dull | adjective | not bright, or not interesting | It was a dull, grey morning, and no one felt like going out.
appropriate | adjective | right for a particular situation | Shorts aren’t appropriate for a job interview.
additional | adjective | more than there was before | We need an additional bus because so many pupils are coming.
addition [extra] | noun | a new person or thing that makes a group bigger | Our new goalkeeper is a great addition to the team.
actual | adjective | real and exact, not guessed or imagined | I guessed the bag weighed five kilos, but its actual weight was eight.
fully | adverb | completely, with nothing left out | The hotel is fully booked for the whole of August.
unexpected | adjective | surprising because you did not think it would happen | An unexpected visitor knocked at the door.
unknown | adjective | that nobody has heard of or can name | The picture was painted by an unknown artist.
extraordinary | adjective | very unusual and surprising | Dogs have an extraordinary ability to follow a smell.
extreme | adjective | very great, strong or serious | Camels can live in extreme heat without much water.
mysterious | adjective | strange and hard to explain | We heard a mysterious noise in the empty attic.
impressive | adjective | so big, good or difficult that people admire it | The new library is an impressive building with a glass roof.
limited | adjective | not very great in number or amount | The number of places is limited, so book early.
combination | noun | different things that are joined or used together | Her songs are a combination of jazz and folk music.
characteristic | adjective | very typical of someone or something | With characteristic kindness, Fatou gave me her last sandwich.
popularity | noun | the state of being liked by many people | The popularity of cycling has grown in recent years.
closely | adverb | carefully, looking at every small thing | Watch the magician’s hands closely and you’ll see the trick.
`,
);
