import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'science',
  `
energy | noun | power from the sun, wind or oil that makes things work | Our school gets energy from the sun.
gas | noun | something like air, that we can burn to cook food | We cook with gas at home.
glass | noun | a hard material that you can see through | Be careful! The table is made of glass.
gold | noun | a yellow metal that costs a lot of money | They found gold in the river a hundred years ago.
length | noun | how long something is | The length of the swimming pool is fifty metres.
metal | noun | what cars, keys and knives are made of | The box was made of metal and very heavy.
oil [fuel] | noun | something black from under the ground, used to make petrol | Oil from the ship went into the sea.
plastic | noun | not glass, wood or metal, but what many toys are made of | We try not to buy water in plastic.
plastic | adjective | not glass, paper, wood or metal, like many bottles and toys | Please don’t use plastic cups.
pollution | noun | dirty air, water or land that is bad for us | There’s a lot of pollution in big cities.
recycle | verb | to use old paper, glass or bottles to make new things | Do you recycle your old newspapers? | ♻️
rocket | noun | a very fast machine that takes people into space | The rocket took three people to the moon. | 🚀
space | noun | the place above the sky where the moon and stars are | Would you like to travel into space?
speed | noun | how fast something goes | The train was travelling at a speed of 200 kilometres an hour.
waste | verb | to use more of something than you need | Turn off the tap! You’re wasting water.
weigh | verb | to be as heavy as a number of kilos | My cat weighs five kilos.
wood [material] | noun | it comes from trees, and we make tables from it | These old chairs are made of wood. | 🪵
wooden | adjective | made from a tree | We walked over a small wooden bridge.
smoke | noun | the grey or black air that comes from a fire | There was a lot of smoke in the kitchen.
spaceship | noun | in films, people travel to the stars in this | The spaceship landed on a red planet. | 🛸
test | verb | to try something to see if it works | They tested the new plane for a year.
temperature | noun | how hot something or somewhere is | The temperature in the desert was 45 degrees. | 🌡️
scientist | noun | a person who studies plants, stars or medicine, for example | The scientist was looking at very small plants from the sea. | 🧑‍🔬
height | noun | how tall a person is or how high a thing is | What’s the height of that building?
throw away | phrasal verb | to put something you don’t want in the bin | Don’t throw away that bottle! We can use it again.
mile | noun | a distance of a little more than one and a half kilometres | The nearest town is ten miles away.
develop | verb | to grow or change into something bigger or better | The village developed into a busy town.
discover | verb | to find something that nobody knew about before | Scientists have discovered a new kind of frog in Ecuador.
discovery | noun | the act of finding something for the first time | The discovery of this medicine has saved millions of lives.
distance | noun | how far it is from one place to another | What’s the distance between the Earth and the moon?
experiment | noun | a test in science to find out what happens | In today’s experiment, we’ll mix oil and water. | 🧪
expert | noun | a person who knows a lot about one subject | Dr Okafor is an expert on whales.
exist | verb | to be real or be in the world | Do you think that life exists on other planets?
power | noun | what makes machines work, such as electricity or oil | The farm gets all its power from the wind.
reduce | verb | to make something smaller or less | If you cycle to work, you’ll reduce pollution.
system | noun | a group of parts that work together | The city has a new system for recycling.
weight | noun | how heavy something is | What’s the weight of this parcel?
recycling | noun | making old paper, glass or plastic into something new | Put the newspapers in the bin for recycling.
lab | noun | a short word for the room where scientists do tests | We did the experiment in the science lab.
climate change | noun | the way the weather of the whole world is slowly becoming different | Because of climate change, winters are getting shorter.
light [bright] | noun | what the sun gives by day, so that you can see | Some plants grow well in places with very little light.
damage | verb | to break or hurt something | The storm damaged several houses near the beach.
`,
);
