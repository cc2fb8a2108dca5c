import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'science',
  `
astronaut | noun | a person who travels in space | The astronauts spent six months at the space station. | 🧑‍🚀
chemical | noun | a substance that is used in science or made by it | Farmers here don’t use any chemicals on their fields.
coal | noun | a hard, black material from under the ground that people burn | Trains used to run on coal.
cut down | phrasal verb | to make a tree fall by using a tool | They cut down hundreds of trees to build the road.
environmental | adjective | to do with the air, water and land around us | Plastic in the oceans is a serious environmental problem.
explode | verb | to burst with a very loud noise and often with fire | The gas bottle exploded, but luckily nobody was hurt.
global warming | noun | the slow rise in the temperature of the Earth | Global warming is making the sea level rise.
laboratory | noun | a room where scientists do tests | The blood was sent to a laboratory to be tested.
liquid | noun | something, like water or milk, that you can pour | Add the liquid slowly and keep stirring.
measure | verb | to find out how big or how long something is | Measure the window before you buy the curtains.
microscope | noun | an instrument that makes very small things look much bigger | Under the microscope, we could see life in a drop of water. | 🔬
oxygen | noun | the gas in the air that we need to breathe | There’s less oxygen at the top of high mountains.
pollute | verb | to make air, water or land dirty and dangerous | The factory was closed because it had polluted the river.
prove | verb | to show that something is definitely true | He did a simple test to prove that he was right.
satellite | noun | a machine sent into space to move around the Earth | Weather satellites take photos of clouds from space. | 🛰️
scientific | adjective | to do with the study of nature, space or chemistry | There was no scientific explanation for the strange lights.
solar | adjective | using or coming from the sun | Solar panels cover the whole roof of the school.
substance | noun | any solid, liquid or gas | Honey is a sweet, sticky substance made by bees.
telescope | noun | a long instrument that makes stars and planets look closer | We saw the mountains of the moon through a telescope. | 🔭
universe | noun | everything that exists, with all the stars and planets | Nobody knows how big the universe really is. | 🌌
research | noun | careful study to find out new facts | She’s doing research into how babies learn to speak.
width | noun | the distance from one side of something to the other | Measure the width of the door before you buy a new fridge.
depth | noun | the distance from the top of something to the bottom | The whale can swim to a depth of two kilometres.
reuse | verb | to use something again | We wash and reuse all our glass jars.
solar system | noun | the sun and all the planets that go around it | Jupiter is the largest planet in our solar system.
spacecraft | noun | a vehicle that travels to the moon or other planets | The spacecraft took seven months to reach Mars.
fossil | noun | what is left in rock of an animal or plant from long ago | They found the fossil of a giant fish in the desert.
development | noun | when something grows or changes over time | The course is about the development of young children.
mixture | noun | two or more things put together | The dough is a mixture of flour, water and salt.
bubble | noun | a thin ball of air in or on a liquid | The children blew soap bubbles in the garden.
chart | noun | a drawing that shows facts and numbers clearly | The chart shows how much rain falls every month.
symbol [sign] | noun | a sign or letter that has a certain meaning | What does this symbol on the map mean?
contain | verb | to have something inside, for example in a bottle or a book | Sea water contains a lot of salt.
steam | noun | the hot wet air that comes from boiling water | The bathroom was full of steam after his shower.
lead to | phrasal verb | to have something as a result | Too much sugar can lead to health problems.
result in | phrasal verb | to make something happen | The heavy rain resulted in floods.
acid | noun | a chemical that can burn holes in things | Lemon juice contains acid.
alien | noun | a creature from another planet | In the film, aliens land in a field.
darkness | noun | the state of having no light | Owls can see well in the darkness.
destruction | noun | the act of destroying something | The storm caused great destruction.
extinction | noun | the death of the last animal or plant of its kind | Many frogs are in danger of extinction.
globe | noun | the world, or a ball with a map of the world on it | Find Madagascar on the globe.
laser | noun | a very strong thin light made by a machine | The doctor used a laser to treat his eyes.
prevention | noun | stopping something bad before it happens | The poster is about fire prevention.
survival | noun | staying alive in spite of danger | Water is necessary for survival.
technological | adjective | to do with machines and science that we use | The phone was a great technological change.
atmosphere | noun | the mixture of gases around a planet | Mars has a very thin atmosphere.
explosion | noun | a sudden burst with fire and a very loud noise | The explosion could be heard ten miles away. | 💥
force | noun | a power that makes things move or change direction | The force of the wind pushed the boat onto the rocks.
layer | noun | something that covers or lies between other things | A thin layer of dust covered the furniture.
pressure | noun | the force of something pushing on something else | The pressure of the water is enormous at that depth.
reaction | noun | the change that happens when two substances are mixed | Mixing vinegar and baking soda causes a reaction.
resource | noun | something useful, such as oil or water, that a country has | Water is our most important natural resource.
source | noun | where something comes from | Fish is a good source of protein.
technique | noun | a special way of doing something that needs skill | He’s learning a new painting technique.
theory | noun | an idea that tries to explain why something happens | There are several theories about how the pyramids were built.
growth | noun | the process of becoming bigger or greater | Light and water are necessary for the growth of plants.
researcher | noun | a person who studies a subject to discover new facts | Researchers have discovered a new kind of frog.
`,
);
