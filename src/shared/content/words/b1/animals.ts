import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'animals',
  `
beak | noun | the hard, pointed mouth of a bird | The parrot broke the nut with its beak.
beetle | noun | an insect with a hard back, often black | Some beetles can lift a hundred times their own weight. | 🪲
breed | noun | one type of dog, cat or horse | A husky is a breed of dog that loves cold weather.
bull | noun | a male cow | Don’t go into that field. There’s a bull in it! | 🐂
calf | noun | a young cow | The calf stood up an hour after it was born.
caterpillar | noun | a small, soft creature that later turns into a butterfly | Caterpillars have eaten all the leaves on our cabbages. | 🐛
cattle | noun | cows and bulls on a farm | The cattle are brought inside before the winter.
claw | noun | one of the sharp nails on the foot of a cat | The cat climbed the curtain with its sharp claws.
cockerel | noun | a male chicken that makes a loud noise at dawn | The neighbour’s cockerel wakes us every morning. | 🐓
cub | noun | a young bear, lion or fox | The lion carried her cub in her mouth.
endangered | adjective | with so few animals left that they may all die out | Tigers are an endangered species.
extinct | adjective | all dead, so that nobody will ever see one again | Mammoths became extinct thousands of years ago.
fierce | adjective | angry and ready to attack | The dog looks fierce, but he’s very gentle with children.
flock | noun | a group of sheep or birds | A flock of geese flew over the house.
habitat | noun | the natural home of an animal or plant | Pandas are losing their habitat because forests are cut down.
harmless | adjective | not able to hurt anybody | Most spiders are completely harmless.
hedgehog | noun | a small brown night animal that is covered with sharp points | A hedgehog visits our garden every night. | 🦔
herd | noun | a large group of cows or elephants that live together | We had to stop while a herd of elephants crossed the road.
horn | noun | one of two hard, pointed things on the head of a goat | The goat lowered its head and showed us its horns.
hunter | noun | a person or an animal that catches and kills animals | Owls are silent hunters.
jellyfish | noun | a soft, clear sea animal that can sting you | Nobody was swimming because the water was full of jellyfish. | 🪼
ladybird | noun | a small, round, red insect with black spots | A ladybird landed on my sleeve. | 🐞
lay | verb | to produce an egg | Turtles come to this beach to lay their eggs.
lead | noun | a long, thin piece of leather for holding a dog | Keep your dog on a lead in the park.
mammal | noun | an animal that drinks its mother’s milk when it is young | Dolphins live in the sea, but they are mammals, not fish.
ostrich | noun | the largest bird in the world, which can run but not fly | An ostrich can run faster than most horses.
paw | noun | the foot of a cat, a dog or a bear | My dog gives me his paw when he wants a biscuit. | 🐾
pigeon | noun | a grey bird that you often see in city squares | A man on the bench was feeding the pigeons.
poisonous | adjective | able to kill you if you eat it or it bites you | These little frogs are beautiful but very poisonous.
polar bear | noun | a large white wild animal that lives on the ice in the north | The polar bear jumped from one piece of ice to the next. | 🐻‍❄️
rhino | noun | a large, heavy grey animal with one or two horns on its nose | A rhino can run faster than a person. | 🦏
roar | verb | to make a deep, loud sound like a lion | The lion roared so loudly that the ground shook.
scratch | verb | to hurt or mark something with sharp nails | The cat scratched my hand when I tried to pick her up.
seagull | noun | a large white bird that lives by the sea and loves chips | A seagull stole my sandwich on the beach!
seal | noun | a sea animal with thick fur that lies on rocks and eats fish | We saw three seals asleep on the rocks. | 🦭
shelter | noun | a place that keeps people or animals safe | Our cat came from an animal shelter.
spot | noun | one of the small round marks on an animal’s coat | A leopard has black spots, but a tiger has stripes.
species | noun | all the animals or plants of one type | Scientists have discovered a new species of frog.
stable | noun | a building where horses are kept | Every evening the horses go back to the stable.
sting | verb | to hurt with a sharp point, like a bee | A wasp stung me on the foot.
survive | verb | to stay alive in a dangerous or difficult situation | Few plants can survive in the desert.
trap | noun | a thing that is used to catch animals | The mouse ate the cheese and got out of the trap.
wag | verb | to move a tail from side to side | He always wags his tail when he hears my voice.
wasp | noun | a thin yellow and black insect that can sting and makes no honey | There’s a wasp on your ice cream!
tame | adjective | not afraid of people | The birds are so tame that they eat from your hand.
web [spider] | noun | the thin net that a spider makes to catch insects | A fly was caught in the spider’s web.
creature | noun | any animal, bird, fish or insect | Whales are the largest creatures in the sea.
rescue | verb | to save a person or animal from danger | A firefighter rescued our cat from the roof.
hunting | noun | following and killing wild animals | Hunting is not allowed in the national park.
bug | noun | any small insect | The lamp on the terrace attracts all kinds of bugs.
`,
);
