import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'science',
  `
absorb | verb | to take in a liquid, heat or light | Dark colours absorb more heat than light ones.
analyse | verb | to examine the details of something in order to understand it | The team analysed water from more than sixty lakes.
analysis | noun | a careful study of all the parts of something | An analysis of the soil showed that it contained salt.
atom | noun | the smallest part of a chemical element | A water molecule contains two hydrogen atoms and one of oxygen. | ⚛️
bacteria | noun | very small living things, some of which cause disease | Washing your hands gets rid of most bacteria.
breakthrough | noun | an important discovery after a lot of work | There has been a breakthrough in the treatment of asthma.
cell | noun | the smallest unit that living things are made of | Every cell in your body needs energy.
conservation | noun | work to protect nature or old buildings | She works in wildlife conservation in Costa Rica.
die out | phrasal verb | to become less and less common until none are left | Nobody is quite sure why the dinosaurs died out.
dissolve | verb | to become part of a liquid, as sugar does in tea | Stir the mixture until the salt has dissolved.
ecosystem | noun | all the living things in one area and their environment | A single new species can change a whole ecosystem.
element | noun | a substance, such as iron or oxygen, with only one sort of atom | Gold is one of the heaviest elements found in nature.
emission | noun | gas that cars or factories send out into the air | The city hopes to halve its carbon emissions within ten years.
evolve | verb | to change and develop slowly over a very long time | Birds evolved from small dinosaurs.
evolution | noun | the slow development of plants and animals over millions of years | Darwin’s ideas about evolution changed science for ever.
expand | verb | to become larger | Metal expands when it gets hot.
fossil fuel | noun | coal, oil or gas that formed from plants or animals long ago | We need to burn less coal and other fossil fuels.
gene | noun | a tiny part of a cell that you get from your parents | Eye colour depends on your genes. | 🧬
give off | phrasal verb | to produce heat, light or a smell | The old fridge was giving off a strange smell.
gravity | noun | what makes things fall to the ground | There is less gravity on the moon, so you could jump higher.
greenhouse gas | noun | something in the air that keeps heat close to the Earth | Carbon dioxide is the best-known greenhouse gas.
nuclear | adjective | using the energy that is inside atoms | The country gets a fifth of its electricity from nuclear power.
observe | verb | to watch something carefully in order to learn about it | She spent a year observing gorillas in Rwanda.
orbit | noun | the path of a planet or satellite around another object | The spacecraft is now in orbit around Mars.
radiation | noun | energy that cannot be seen, and can be dangerous in large amounts | Astronauts need protection from the sun’s radiation. | ☢️
renewable | adjective | coming from the sun, wind or water, so it never ends | Norway gets nearly all its electricity from renewable sources.
sustainable | adjective | able to continue without doing damage to nature | The furniture is made with wood from sustainable forests.
toxic | adjective | poisonous | The fire produced clouds of toxic smoke. | ☠️
angle | noun | the space between two lines that meet | A square has four equal angles. | 📐
consist of | phrasal verb | to be made of certain parts | Water consists of hydrogen and oxygen.
curve | noun | a line that bends like part of a circle | The road follows the curve of the bay.
mass | noun | a large amount of something with no clear shape | A mass of dark cloud was moving towards us.
proof | noun | facts that show for certain that something is true | There’s no proof that the treatment works.
sample | noun | a small amount that shows what the rest is like | The nurse took a sample of my blood.
steel | noun | a very strong metal made from iron | The bridge is made of steel.
wheat | noun | a plant whose seeds are used to make flour | The fields were yellow with wheat. | 🌾
advance | noun | a step forward in what people know or can do | Advances in medicine have helped people to live longer.
detect | verb | to notice or find something that is difficult to see or hear | Dogs can detect smells that people don’t notice.
determine [find out] | verb | to find the answer to a question by studying the facts | Experts are trying to determine the cause of the fire.
phenomenon | noun | something that exists or happens and that people can study | The northern lights are a natural phenomenon.
volume [amount] | noun | the amount of space that something fills | We measured the volume of water in the glass.
finding | noun | a piece of information that people learn from research | The scientists will publish their findings next month.
mineral | noun | a natural substance in rocks, the ground and some food | Milk contains minerals that make your bones strong.
observation [watching] | noun | the activity of watching something carefully | Careful observation of the stars helped sailors to find their way.
account for | phrasal verb | to explain, or to be the reason for something | How do you account for the missing money?
build up | phrasal verb | to increase little by little | Traffic builds up on this road before nine o’clock.
dimension | noun | a size, such as how long or how high something is | Write down the dimensions of the box.
density | noun | how much of something there is in a certain space | The density of people in the city is very high.
efficiency | noun | working well without wasting time or energy | New windows improve the efficiency of the heating.
expansion | noun | becoming larger | The expansion of the airport will bring more noise.
genetic | adjective | to do with what living things get from their parents | The colour of your eyes is genetic.
index | noun | a list at the end of a book that shows where things are | Look up the word in the index.
interaction | noun | talking or acting together | The study is about the interaction between dogs and children.
mechanism | noun | a set of parts in a machine that work together | The mechanism of the clock is two hundred years old.
reflection | noun | what you see in a mirror or in water | The dog barked at its reflection in the window.
statistic | noun | a fact that is shown as a number | One statistic in the report surprised everyone.
variation | noun | a difference in amount or in kind | There are great variations in temperature in the desert.
`,
);
