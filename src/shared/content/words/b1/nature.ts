import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'nature',
  `
bay | noun | a part of the sea with land almost all around it | Our boat spent the night in a quiet bay.
branch [tree] | noun | one of the arms of a tree | The snow was so heavy that a branch broke.
breeze | noun | a light, pleasant wind | A cool breeze came in from the sea.
chilly | adjective | cold, but not very cold | It gets chilly in the evening, so bring a jumper.
cliff | noun | a high rock with a straight side, often by the sea | Don’t walk too near the edge of the cliff.
crop | noun | plants such as rice or corn that farmers grow for food | Rice is the main crop in this part of the country.
dawn | noun | the time when the first light comes into the sky | The fishing boats leave the harbour at dawn.
flow | verb | to move like the water in a river | The Danube flows through ten countries.
forecast | noun | what experts say tomorrow’s weather will be like | According to the forecast, it will be cloudy with some sunshine.
freeze | verb | to turn into ice | If the lake freezes, we can skate on it.
frost | noun | a thin white layer on the ground on very cold mornings | There was frost on the grass when I got up.
heatwave | noun | some days or weeks that are much hotter than usual | Please check on older neighbours during the heatwave.
humid | adjective | warm and a little wet, like the air before a storm | The summers here are so humid that your clothes never dry.
hurricane | noun | a very strong storm that comes from a warm sea | The hurricane blew the roofs off hundreds of houses.
icy | adjective | very cold, or covered with frozen water | Be careful! The steps are icy this morning.
landscape | noun | the hills, fields and trees that you see when you look around | The train took us through a landscape of lakes and green hills.
melt | verb | to become water because it gets warmer | Our snowman melted as soon as the sun came out.
mist | noun | a thin cloud near the ground, over fields or water | In the morning there was a mist over the river.
mud | noun | soft, wet earth | The children came home with mud all over their boots.
peak | noun | the highest point of a mountain | The highest peaks are covered in snow all year.
pour [rain] | verb | to rain very hard | It was pouring, so the match was cancelled.
root | noun | the part of a plant that grows under the ground | The roots of this old tree go down ten metres.
scenery | noun | the beautiful hills, woods or coast around you | People come to New Zealand for its wonderful scenery.
shadow | noun | a dark shape on the ground when something stops the light | The tall building threw a long shadow across the square.
shore | noun | the land along the edge of a lake or the sea | They pulled the boat onto the shore.
soil | noun | the part of the ground in which plants grow | Carrots grow well in sandy soil.
stream | noun | a very small river | The children built a little bridge across the stream.
surface | noun | the top part of water or of the ground | Leaves were floating on the surface of the pond.
tide | noun | the rising and falling of the sea twice a day | At low tide you can walk to the island.
tropical | adjective | from the hot, wet parts of the world | Bananas and mangoes are tropical fruit.
volcano | noun | a mountain that can send out fire and hot rock | The volcano is quiet now, but it could wake up again. | 🌋
wildlife | noun | animals and birds that live free | Building a road here would harm the wildlife.
pile | noun | a number of things lying on top of each other | There was a pile of leaves by the gate.
northern | adjective | in or from the part that is up on most maps | We travelled through northern Italy by train.
southern | adjective | in or from the part that is down on most maps | Oranges grow in the southern part of the country.
eastern | adjective | in or from the side where the sun rises | Storms are expected along the eastern coast.
western | adjective | in or from the side where the sun sets | The western side of the island is wilder.
mild [weather] | adjective | warmer than you expect in winter | We had a mild winter, with no snow at all.
shade | noun | a dark, cool place out of the sun | Let’s sit in the shade of that tree.
heavily | adverb | a lot, or with great force | It was raining heavily, so they stopped the match.
living | adjective | that can grow and feed, as plants and animals do | All living things need water to grow.
naturally [not made] | adverb | without being made or changed by people | I don’t do anything to my hair: it’s naturally curly.
break out | phrasal verb | to begin suddenly, as a fire or a war does | A fire broke out in the kitchen.
catch fire | phrase | to start to burn | The dry grass caught fire.
set free | phrase | to let an animal or a person leave | The fox was set free in the forest.
set [sun] | verb | to go down below the edge of the earth | The sun sets at nine o’clock in summer.
boiling | adjective | so hot that you can hardly stand it | Can we open a window? It’s boiling in here.
drought | noun | a long time with little or no rain | After two years of drought, the lake had almost disappeared.
steep | adjective | going up or down like the side of a high mountain | The path was so steep that we had to use our hands.
bank [river] | noun | the land along the side of a river | We sat on the bank and watched the boats go by.
`,
);
