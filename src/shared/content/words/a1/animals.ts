import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'animals',
  `
animal | noun | a living thing that can move, for example a dog or a bird | What is your favourite animal?
bear | noun | a big, strong brown or white animal that can stand on two legs | The bear likes fish and honey. | 🐻
bee | noun | a small yellow and black animal that flies from flower to flower | There is a bee on that flower. | 🐝
bird | noun | an animal that has two legs and can often fly | A little bird is singing in the tree. | 🐦
cat | noun | a small animal that lives with people and likes to sleep all day | Our cat sleeps on my bed. | 🐱
chicken [animal] | noun | a farm bird that gives us eggs | My aunt has six chickens in her garden. | 🐔
cow | noun | a big farm animal that gives us milk | The cows are in the field. | 🐮
crocodile | noun | a long green river animal with a big mouth | Don’t swim! There’s a crocodile in the river! | 🐊
dog | noun | an animal that lives with people and likes to run and play | We walk the dog every morning. | 🐶
dolphin | noun | a clever grey sea animal that likes to jump and play | Look! Dolphins are swimming next to our boat. | 🐬
duck | noun | a bird that can swim and lives on a lake or river | The ducks are on the lake. | 🦆
elephant | noun | a very big grey animal with a very long nose | An elephant eats all day long. | 🐘
fish [animal] | noun | an animal that lives in water and has no legs | My brother has four fish and a cat. | 🐟
frog | noun | a small green animal that jumps and lives near water | A frog is sitting on the leaf. | 🐸
giraffe | noun | a very tall African animal that can eat from trees | A giraffe has very long legs. | 🦒
goat | noun | a farm animal that gives milk and likes to climb | That goat is eating my hat! | 🐐
hippo | noun | a very big, fat animal that lives in African rivers | The hippo is in the water all day. | 🦛
horse | noun | a big animal with long legs that people ride | Can you ride a horse? | 🐴
insect | noun | a very small animal with six legs | How many legs has an insect got?
kitten | noun | a baby cat | Our cat has three kittens.
lion | noun | a very big yellow cat from Africa | The lion is sleeping under a tree. | 🦁
lizard | noun | a small, thin animal with four legs that likes the sun | There’s a green lizard on the wall. | 🦎
monkey | noun | a funny animal with a long tail that plays in trees | The monkey is eating a banana. | 🐵
mouse [animal] | noun | a very small grey animal that cats like to catch | There’s a mouse under the table! | 🐭
panda | noun | a big black and white animal from China | Pandas eat plants all day. | 🐼
parrot | noun | a green or red bird that can learn to speak | My grandmother’s parrot can say ‘Hello’. | 🦜
penguin | noun | a black and white bird that lives in cold places and swims | The penguins are jumping into the cold water. | 🐧
pet | noun | an animal that lives with you at home | Have you got a pet?
pig | noun | a fat pink farm animal | The pigs are sleeping under the tree. | 🐷
puppy | noun | a baby dog | The puppy wants to play with my shoe.
rabbit | noun | a small animal with long ears that eats carrots | Her rabbit has long white ears. | 🐰
shark | noun | a big, dangerous fish with many teeth | Are there sharks in this sea? | 🦈
sheep | noun | a farm animal whose hair makes warm clothes | There are fifty sheep on the hill. | 🐑
snake | noun | a long, thin animal with no legs | A long green snake is in the grass. | 🐍
spider | noun | a small animal with eight legs | Are you afraid of spiders? | 🕷️
tail | noun | the long, thin part at the back of an animal | My dog has a very short tail.
tiger | noun | a very big orange cat with black lines | A tiger can swim very well. | 🐯
whale | noun | a sea animal that is as big as a house | The blue whale is bigger than a bus. | 🐳
zebra | noun | an animal like a horse, but black and white | We can see zebras from our car. | 🦓
zoo | noun | a place where you can look at lions, elephants and monkeys | My class is going to the zoo today.
`,
);
