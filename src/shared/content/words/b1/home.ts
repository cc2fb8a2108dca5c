import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'home',
  `
cottage | noun | a small, often old house in the country | They spent the summer in a cottage by a lake.
terrace | noun | a flat area outside a building where you can sit | We had breakfast on the terrace.
basement | noun | the part of a building under the ground | The washing machines are in the basement.
chimney | noun | a long pipe that takes smoke out through the roof | White smoke was coming out of the chimney.
fireplace | noun | the place in a room where you burn wood | We sat in front of the fireplace to get warm.
radiator | noun | a metal thing on a wall that hot water makes warm | Put your wet socks on the radiator.
central heating | noun | a system that makes all the rooms in a building warm | Our central heating comes on at six every morning.
air conditioning | noun | a system that keeps the rooms of a building cool | Thank goodness the hotel has air conditioning!
corridor | noun | a long narrow part inside a building with doors on both sides | The bathroom is at the end of the corridor.
fence | noun | a wooden or metal wall around a garden or field | The ball went over the fence into the neighbours’ garden.
lawn | noun | an area of short grass in a garden | Sit on the lawn if you like.
duvet | noun | a thick, warm bed cover filled with soft material | It’s too hot for a duvet in summer.
mattress | noun | the thick soft part of a bed that you lie on | This mattress is too hard for my back.
chest of drawers | noun | a piece of furniture for clothes with parts you pull out | The towels are in the chest of drawers.
cushion | noun | a soft square thing that you put on a chair | She threw a cushion at her brother.
handle | noun | the part of a door or bag that you hold | The handle came off when I opened the door.
doorbell | noun | you press this at somebody’s house so that they hear you | The doorbell rang while I was in the shower.
bulb | noun | the glass part of a lamp that shines | The bulb has gone. Do we have a new one? | 💡
bucket | noun | an open container with a handle, for carrying water | He filled the bucket with warm water. | 🪣
broom | noun | a brush with a long handle for cleaning floors | Get the broom! There’s glass all over the floor. | 🧹
hammer | noun | a heavy tool for hitting nails into wood | Can I borrow your hammer to put up a picture? | 🔨
ladder | noun | two long pieces of wood with steps between them, for climbing | You’ll need a ladder to change that bulb. | 🪜
dust | noun | very small dry pieces that lie on furniture when nobody cleans it | There was dust on all the bookshelves.
sweep | verb | to clean the floor with a brush | The boys swept the kitchen floor after lunch.
vacuum cleaner | noun | an electric machine that pulls dirt from the floor | Our cat hates the noise of the vacuum cleaner.
iron | verb | to make clothes flat and smooth with something hot | I need to iron a shirt for tomorrow.
decorate | verb | to make a room look nice with paint or other things | We’re going to decorate the bedroom in yellow.
furnished | adjective | rented or sold with tables, beds and so on inside | Is the flat furnished, or do I need to bring a bed?
cosy | adjective | warm, comfortable and small | The kitchen is small but really cosy.
landlord | noun | a man who lets you live in his building for money | The landlord has promised to repair the heating.
move in | phrasal verb | to start to live in a new place | When can we move in?
rug | noun | a piece of thick soft cloth that covers part of a floor | The cat likes to sleep on the rug by the fire.
stool | noun | a seat without a back | There are four stools in the kitchen.
blind | noun | a piece of cloth or plastic that you pull down over glass | Pull down the blind, or the sun will wake us.
move out | phrasal verb | to leave the place where you live | He moved out of his parents’ flat at nineteen.
clear up | phrasal verb | to remove dirty things, or things you don’t want, from a room | We have to clear up after the party.
block of flats | noun | a tall building with homes on many floors | A new block of flats is going up next to the park.
brick | noun | a hard, heavy thing, often red, that walls are built with | The house is built of red brick. | 🧱
wire | noun | a long, thin piece of metal, for example inside a cable | The light doesn’t work because a wire is broken.
tube | noun | a soft, narrow container that you press to get something out | I need a new tube of toothpaste.
dirt | noun | mud, old food or anything else that makes things not clean | His shoes were covered in dirt.
torch | noun | a small electric light that you hold in your hand | Take a torch: there are no lights on the path. | 🔦
point [sharp] | noun | the thin, sharp end of a thing such as a pencil | Be careful with the point of that knife!
nail [metal] | noun | a thin, sharp piece of metal that holds pieces of wood together | Hit the nail with the hammer, not your finger!
fan [air] | noun | a machine that moves the air to keep you cool | It was so hot that we left the fan on all night.
chain [metal] | noun | a line of metal rings that are joined together | Lock your bike to the fence with a strong chain.
contents | noun | all the things that are inside something | The contents of my bag fell onto the floor.
pin | noun | a very thin piece of metal that holds cloth or paper together | Be careful: there’s still a pin in the sleeve of your new dress.
stair | noun | one step in a set that goes up inside a building | The cat was asleep on the bottom stair.
frame | noun | the wooden or metal edge around a picture, door or window | The photo of my grandparents is in a silver frame.
burn down | phrasal verb | to be completely destroyed by fire | The old theatre burned down in 1950.
dry up | phrasal verb | to lose all its water | The river dried up in the summer.
lock up | phrasal verb | to close all the doors of a building with a key | The last person must lock up.
make room | phrase | to move things so that there is enough space | We made room for one more chair.
take down | phrasal verb | to remove something that is up on a wall | We took down the decorations in January.
clear away | phrasal verb | to remove things so that a place is tidy | We cleared away the plates after dinner.
fall off | phrasal verb | to drop from something to the ground | She fell off her horse, but she wasn’t hurt.
tissue | noun | thin soft paper for cleaning your nose | Have you got a tissue? I need to sneeze.
laundry | noun | clothes that need to be washed | It’s your turn to do the laundry.
cardboard | noun | thick stiff paper for making boxes | We made a robot out of cardboard.
filling | noun | the food inside a cake or sandwich | The pie has an apple filling.
go [belong] | verb | to have a usual place | These plates go in the top cupboard.
run [water] | verb | to flow | Tears were running down her face.
hold [contain] | verb | to have space for an amount | This bottle holds two litres.
pipe | noun | a metal or plastic tube that carries water or gas | A pipe burst in the cold weather and flooded the kitchen.
`,
);
