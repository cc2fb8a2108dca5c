import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'nature',
  `
bush | noun | a plant like a small tree with many thin parts | The rabbit ran under a bush.
bright [light] | adjective | with a lot of light | The sun was so bright that we needed sunglasses.
campfire | noun | a small wood fire that people sit around in the evening | They told stories around the campfire.
cave | noun | a large hole in the side of a mountain | People lived in this cave thousands of years ago.
clear [weather] | adjective | with no clouds or fog | On a clear day you can see the mountains from here.
climate | noun | the weather that a place usually has | The south has a warm, dry climate.
coast | noun | the land next to the sea | We drove along the coast and stopped at every beach.
degree [temperature] | noun | we use this to say how hot or cold it is | It’s only two degrees outside. Put your gloves on!
desert | noun | a very dry place with a lot of sand | In the desert it’s hot by day and cold at night. | 🏜️
dry | adjective | without water or rain | It was a dry summer and all the grass turned brown.
earth | noun | the world that we live on | The earth goes round the sun once a year. | 🌎
environment | noun | the air, water, land, plants and animals around us | We should walk more and help the environment.
fog | noun | a thick cloud near the ground | I couldn’t see the other side of the road in the fog. | 🌫️
foggy | adjective | with thick cloud near the ground, so you can’t see far | It was so foggy that all the planes were late.
freezing | adjective | very, very cold | Close the window! It’s freezing in here. | 🥶
ground | noun | the earth that you stand and walk on | The ground was still wet after the rain.
grow | verb | to get bigger, or to help plants do this | My neighbour grows tomatoes on her balcony.
hole | noun | an empty place in the ground | The dog made a deep hole in the garden. | 🕳️
land | noun | the part of the world that isn’t sea | After ten days at sea, they saw land.
lightning | noun | a sudden bright light in the sky in bad weather | Lightning hit the tall tree next to the church. | 🌩️
east | noun | the side where the sun comes up in the morning | The wind was coming from the east.
north | noun | the direction that is at the top of most maps | Glasgow is in the north of Britain.
south | noun | the direction that is at the bottom of most maps | It’s much warmer in the south of the country.
west | noun | the side where the sun goes down in the evening | There are dark clouds in the west.
nature | noun | all plants, animals, seas and mountains, not made by people | He loves nature and takes photos of birds.
ocean | noun | a very large sea | They sailed across the ocean in a small boat.
outdoors | adverb | not in a building | It was warm enough to eat outdoors.
planet | noun | a very large round thing that goes round the sun | Mars is a red planet. | 🪐
pond | noun | a small area of water in a garden or park | There are some ducks on the pond.
pick | verb | to take flowers or fruit from plants | We picked apples at my uncle’s farm.
rainbow | noun | seven colours in the sky after rain | Look at that rainbow over the hills! | 🌈
rainforest | noun | a very wet place with tall trees in hot countries | Thousands of different birds live in the rainforest.
rainy | adjective | with a lot of water coming from the clouds | It was a rainy day, so we played games inside.
rise | verb | to go up, like the sun in the morning | The sun rises at five o’clock in June.
rock [stone] | noun | a large piece of stone | We sat on a rock and looked at the sea.
rose | noun | a beautiful flower with a sweet smell | There was one red rose on the table. | 🌹
season | noun | one of the four parts of the year | Which season do you like best?
seed | noun | the small part of a plant that a new plant comes from | He put the seeds in the ground and gave them water.
shine | verb | to give light | The sun was shining when we woke up.
snowman | noun | a big person made of snow that children build in winter | Our snowman is wearing Dad’s old hat. | ⛄
sunrise | noun | the time when it gets light in the morning | The farmer gets up before sunrise. | 🌅
sunset | noun | the time in the evening when it gets dark | We watched the beautiful sunset from the beach. | 🌇
sunshine | noun | light and warm weather from the sky | We had ten days of sunshine on our holiday.
thunder | noun | the loud sound from the sky in bad weather | The dog hid under the bed because of the thunder.
valley | noun | low land between hills or mountains | A small river runs through the valley.
waterfall | noun | a place where a river comes down from high rocks | You can swim in the cold water under the waterfall.
wave | noun | a line of water that moves across the sea | The waves were too high for swimming. | 🌊
wild | adjective | living free, not with people | There are wild horses in these hills.
wood [trees] | noun | a place with trees, smaller than a forest | We walked through the wood to the river.
plant | verb | to put a tree or a seed in the ground | They planted two apple trees behind the house.
seaside | noun | a place by the sea where people go for holidays | We spent the day at the seaside.
blow | verb | to move like the wind | A cold wind was blowing from the mountains.
continent | noun | one of the very large areas of land in the world | Asia is the largest continent in the world.
disaster | noun | a terrible event in which many people lose their homes or lives | Countries from all over the world sent help after the disaster.
earthquake | noun | a sudden shaking of the ground | The earthquake shook the city, but the school was not damaged.
flood | noun | a lot of water that covers land that is usually dry | After three days of rain there were floods across the country.
heat | noun | the high temperature of a fire or a summer’s day | We stayed indoors because of the heat.
natural | adjective | not made by people | We swam in a natural pool among the rocks.
cold [weather] | noun | very low temperatures outside | The children waited outside in the cold.
stormy | adjective | with strong wind and rain | On stormy nights, the lighthouse saved many ships.
shower [rain] | noun | rain that lasts only a short time | There may be a few showers this afternoon.
`,
);
