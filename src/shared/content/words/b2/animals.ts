import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'animals',
  `
ape | noun | an animal like a monkey but larger and without a tail | Chimpanzees are apes that can learn to use simple tools.
burrow | noun | a hole that an animal digs in the ground to live in | The rabbits vanished into their burrow.
camouflage | noun | colours or patterns that make something hard to see | The white fur of the fox is perfect camouflage in the snow.
captivity | noun | life in a cage or a zoo | Very few pandas are born in captivity.
carnivore | noun | an animal that eats meat | Wolves are carnivores that hunt in groups.
cruelty | noun | behaviour that makes people or animals suffer | The charity fights against cruelty to animals.
crow | noun | a large black bird with a loud, unpleasant cry | Crows are so clever that they can solve puzzles.
cuddly | adjective | soft and nice to hold in your arms | Koalas look cuddly, but they have very sharp claws.
domesticated | adjective | used to living with people or working for them | Dogs were domesticated thousands of years before cats.
graze | verb | to eat grass in a field | A few cows were grazing by the river.
growl | verb | to make a low, angry sound like a dog | The dog growled whenever a stranger came near the gate.
hatch | verb | to come out of an egg | The chicks will hatch in about three weeks.
herbivore | noun | an animal that eats only plants | Although they look dangerous, hippos are herbivores.
hibernate | verb | to sleep through the winter | Bears eat a lot in autumn because they hibernate for months.
hive | noun | a box or a hole in a tree where bees live | There can be fifty thousand bees in one hive.
hoof | noun | the hard foot of a horse or cow | The horse has a small stone stuck in its hoof.
howl | verb | to make a long, sad sound like a wolf | Somewhere in the darkness, a wolf howled.
instinct | noun | a natural way of acting that nobody has taught you | Birds build nests by instinct; nobody teaches them.
kennel | noun | a small house for a dog | The old dog sleeps in a kennel by the back door.
litter [babies] | noun | all the puppies or kittens that are born together | Our dog had a litter of seven puppies.
livestock | noun | all the animals that are kept on a farm | Farmers had to move their livestock to higher ground before the flood.
mane | noun | the long hair on the neck of a lion or horse | She combed the horse’s mane and tail.
mate | verb | to come together to have young | Swans usually mate for life.
migrate | verb | to travel to another part of the world when the seasons change | Swallows migrate to Africa before the winter.
moth | noun | an insect like a butterfly that flies at night towards the light | A large brown moth kept flying around the lamp.
nocturnal | adjective | awake and active at night | Hedgehogs are nocturnal, so you rarely see them by day.
offspring | noun | the young of a person or an animal | Elephants look after their offspring for many years.
parasite | noun | a creature that lives on or in another one and feeds from it | Fleas are parasites that live in the fur of cats and dogs.
pest | noun | an insect or animal that damages crops or food | Farmers use fewer chemicals against pests these days.
predator | noun | an animal that kills other animals for food | Sharks are the best-known predators of the ocean.
prey | noun | an animal that another animal hunts and eats | An eagle can spot its prey from a great height.
purr | verb | to make the soft, low sound of a happy cat | The kitten curled up on my knees and purred.
reptile | noun | an animal with cold blood and a dry skin, such as a snake | Reptiles lie in the sun to warm their bodies.
sanctuary | noun | a place where wild animals are safe from hunters | Elephants that have lost their mothers are cared for at the sanctuary.
scales | noun | the small, flat, hard pieces that cover a fish | The scales of the fish shone like silver.
stray | adjective | lost or without a home | They adopted a stray dog they found near the station.
swarm | noun | a large group of insects that fly together | A swarm of bees settled on the roof of our car.
toad | noun | an animal like a frog, but fatter, browner and with rough skin | Volunteers carry toads across the road on spring nights.
trot | verb | to move with quick short steps, between walking and running | The pony trotted along the path.
venom | noun | the poison that a snake produces | The venom of this snake can kill a person in minutes.
whiskers | noun | the long hairs around the mouth of a cat | A cat uses its whiskers to feel its way in the dark.
lick | verb | to move your tongue over something | The dog licked my hand.
`,
);
