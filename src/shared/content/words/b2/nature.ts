import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'nature',
  `
avalanche | noun | a large amount of snow that falls down a mountain | The ski run is closed because of the danger of an avalanche.
blizzard | noun | a storm with very heavy snow | We couldn’t even see the next house in the blizzard.
bloom | verb | to have open flowers, as trees do in spring | The cherry trees bloomed early this year.
blossom | noun | the flowers on a tree in spring | The orchard was white with apple blossom.
coastline | noun | the edge of the land along the sea | Norway has a long coastline with thousands of islands.
coral | noun | a hard pink or white thing formed by tiny sea animals | Divers must not touch the coral, as it breaks easily. | 🪸
crater | noun | a round hole in the top of a volcano or on the moon | At the bottom of the crater there is a small blue lake.
current [water] | noun | water or air that moves in one direction | Don’t swim here: the current could carry you out to sea.
downpour | noun | a lot of rain in a short time | We got soaked in a sudden downpour.
drizzle | noun | very light rain with tiny drops | It’s only drizzle, so we won’t need an umbrella.
dusk | noun | the time when the light of the day is almost gone | Bats come out at dusk to hunt for insects.
erupt | verb | to send out fire and hot rock from inside the earth | The volcano last erupted in 1944.
fertile | adjective | where plants grow very well | The land along the river is rich and fertile.
glacier | noun | a huge mass of ice that moves very slowly down a valley | The glacier is hundreds of metres shorter than it used to be.
gust | noun | a sudden strong rush of wind | A gust blew my hat into the river.
harsh | adjective | cold and difficult to live in | Only a few plants survive in the harsh climate of the far north.
harvest | noun | the time when farmers bring in what they have grown | Everyone in the village helps with the grape harvest.
horizon | noun | the line where the sky seems to meet the land or sea | We watched the ship until it disappeared over the horizon.
inland | adverb | away from the sea | It gets hotter as you travel inland.
lush | adjective | green and healthy, with a lot of leaves | After the rain, the hills were lush and full of flowers.
meadow | noun | a field of grass and wild flowers | We had a picnic in a meadow full of butterflies.
overcast | adjective | with a grey sky full of clouds | It was a dull, overcast day with no sign of the sun.
plain | noun | a large, flat piece of land | Thousands of zebras cross the plain every year.
ray | noun | a narrow line of light or heat | A ray of sunshine broke through the clouds.
reef | noun | a line of rocks or coral just under the surface of the sea | The ship hit a reef and began to sink.
slope | noun | the side of a hill | Grapes grow on the sunny slopes above the lake.
soaked | adjective | extremely wet | I forgot my umbrella and got absolutely soaked.
spectacular | adjective | so beautiful or exciting that you cannot stop looking | The view from the top is spectacular.
swamp | noun | land that is always soft and very wet | Crocodiles live in the swamps along the river.
thaw | verb | to become soft or liquid after being frozen | When the snow thaws in spring, the rivers rise quickly.
trunk | noun | the thick main part of a tree, from which branches grow | A bear has scratched the trunk of this pine.
unspoilt | adjective | still beautiful because people have not changed it | There are miles of unspoilt beaches in the north.
vast | adjective | covering a huge area | The Sahara is a vast desert in northern Africa.
vegetation | noun | all the plants in an area | On the far side of the island, the vegetation is very thick.
weed | noun | a wild plant that grows where nobody wants it | My grandfather spends hours pulling up weeds.
wilderness | noun | a large area where nobody lives or farms | They hiked for a month through the wilderness of Alaska.
wildfire | noun | flames that spread quickly through a forest and are hard to stop | Smoke from the wildfire could be seen from the city.
decay | verb | to be slowly destroyed in a natural way | The leaves decay and become part of the soil.
spring [water] | noun | a place where water comes up out of the ground | Clear water flowed from a spring in the hillside.
well | noun | a deep hole in the ground from which people take water | Every morning they carried water home from the well.
range [mountains] | noun | a line of mountains or hills | A range of high mountains separates the two countries.
reserve | noun | an area of land where animals and plants are protected | We saw elephants at a nature reserve in Kenya.
flash | noun | a sudden, bright light that lasts only a moment | A flash of lightning lit up the whole sky.
native [plant] | adjective | found in a place in nature, not brought there by people | Kangaroos are native to Australia.
die down | phrasal verb | to become less strong or less loud | We waited until the wind had died down.
set in | phrasal verb | to begin and seem likely to last | Winter set in early that year.
exploit | verb | to use someone or something in an unfair way for your own advantage | Some companies exploit cheap labour.
extension | noun | a part that makes something longer or bigger | We built an extension to the kitchen.
`,
);
