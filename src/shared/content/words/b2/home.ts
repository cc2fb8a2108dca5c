import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'home',
  `
household | noun | all the people who live together in one home | How many people are there in your household?
domestic | adjective | connected with the home or family | Domestic jobs should be shared equally between partners.
chore | noun | a boring job that you do regularly at home | Taking out the rubbish is my least favourite chore.
attic | noun | a room or space just under the roof | We found a box of old letters in the attic.
cellar | noun | a cool underground room for storing food or other things | The potatoes are kept in the cellar.
porch | noun | a covered area in front of the entrance to a house | Leave your umbrella in the porch.
patio | noun | a flat area with a hard surface behind a house | We had a barbecue on the patio.
shed | noun | a small wooden building in a garden for tools or bikes | The lawnmower is in the shed.
drive | noun | a short private road from the street to a house | Someone has parked across our drive.
doorstep | noun | the piece of stone or wood just outside an entrance | Somebody left a parcel on the doorstep.
detached | adjective | not joined to another house | They sold their flat and bought a detached house.
terraced | adjective | being one of a row of houses that are joined together | She grew up in a terraced house near the docks.
mortgage | noun | a bank loan for buying a house or flat | It took them 25 years to pay off the mortgage.
deposit | noun | money you give first, which a landlord keeps until you leave | We paid a deposit of one month’s rent.
tenant | noun | a person who pays rent to live somewhere | The new tenants are moving in on Friday.
appliance | noun | an electrical machine for the home, such as a dishwasher | Switch off all appliances before you go on holiday.
wallpaper | noun | paper with a pattern that you stick on the inside of a room | The wallpaper had a pattern of tiny birds.
tile | noun | one of the flat hard squares that cover bathroom floors | Two tiles came off the bathroom wall.
leak | verb | to let water out or in through a small hole | The roof leaks whenever there is heavy rain.
drip | verb | to fall slowly in single drops | Water was dripping from the tap all night.
draughty | adjective | cold because air blows in through gaps | The old cottage is beautiful but terribly draughty.
insulation | noun | material in walls or roofs that keeps heat inside | Good insulation will cut your heating bill in half.
spacious | adjective | with plenty of room to move around in | The flat has a spacious living room with a high ceiling.
cramped | adjective | so small that you can hardly move in it | Six of us shared a cramped little flat.
airy | adjective | with plenty of light, space and a fresh feeling | I love the big windows and airy rooms of this house.
homely | adjective | simple, comfortable and pleasant, as if you lived there | The guest house has a homely atmosphere.
spotless | adjective | completely clean | His kitchen is always spotless.
clutter | noun | a lot of things lying around that nobody needs | I couldn’t find my keys among the clutter on the table.
scrub | verb | to clean something hard with a brush, soap and water | We scrubbed the floor until it shone.
polish | verb | to rub something until it shines | He polished his shoes before the interview.
rinse | verb | to wash soap or dirt away with clean water | Rinse the glasses under the tap.
mow | verb | to cut grass with a machine | My neighbour mows his lawn every Sunday morning.
renovate | verb | to repair an old building and make it modern again | They spent two years renovating an old farmhouse.
do up [house] | phrasal verb | to repair and decorate an old building | She does up old houses and sells them.
put up [guest] | phrasal verb | to let someone sleep at your place for a short time | Could you put us up for the night?
housewarming | noun | a party to celebrate moving to a new place | We bought them a plant for their housewarming.
damp | adjective | slightly wet, often in an unpleasant way | There is a damp patch on the bedroom ceiling.
spring [metal] | noun | a long piece of metal, turned round and round, that jumps back when pressed | Some of the springs in the old sofa had come through the fabric.
bar [metal] | noun | a long, straight piece of metal or wood | There are bars on the windows of the old prison.
base [bottom] | noun | the lowest part of something, on which it stands | The base of the lamp is made of stone.
panel [piece] | noun | a flat piece of material that is part of something bigger | The door has a glass panel, so you can see who’s there.
passage [way] | noun | a long, narrow way between walls | A dark passage leads to the back door of the castle.
`,
);
