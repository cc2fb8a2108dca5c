import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'animals',
  `
ant | noun | a very small insect that lives in a large group | Ants can carry things that are much bigger than they are. | 🐜
bark | verb | to make the sound of a dog | My neighbour’s dog barks every time the doorbell rings.
bat [animal] | noun | an animal like a mouse with wings that flies at night | Bats sleep with their heads down. | 🦇
butterfly | noun | an insect with four large, beautiful wings | A yellow butterfly landed on my arm. | 🦋
cage | noun | a metal box in which people keep birds or mice | The parrot opened the door of its cage and flew away.
camel | noun | a tall desert animal that can live without water for days | We crossed the desert on camels. | 🐪
crab | noun | a sea animal with ten legs that walks to the side | The crab quickly hid under a rock. | 🦀
deer | noun | a brown forest animal with long, thin legs and a short tail | Early in the morning, a deer came into our garden. | 🦌
dinosaur | noun | a large animal that lived millions of years ago | This dinosaur was as tall as a house. | 🦕
donkey | noun | an animal like a small horse with long ears | The donkey carried our bags up the hill. | 🫏
eagle | noun | a large, strong bird that catches other animals with its feet | An eagle can see a mouse from the sky. | 🦅
feather | noun | one of the soft, light things on a bird’s body | I found a long blue feather under the tree. | 🪶
fly | noun | a small black insect that likes our food | There’s a fly in my soup! | 🪰
fox | noun | a wild red animal like a dog with a thick tail | Foxes often come into the city to look for food. | 🦊
fur | noun | the thick, soft hair of a cat or a bear | Polar bears have thick white fur.
goose | noun | a big, loud farm bird that can swim and eats grass | An angry goose ran after us across the field. | 🪿
gorilla | noun | a very large, strong, black animal without a tail | Gorillas live in families in the forests of Africa. | 🦍
hamster | noun | a tiny pet that runs round and round in a wheel | My hamster sleeps all day and plays all night. | 🐹
hen | noun | a female chicken | Our hens give us four eggs a day.
hop | verb | to move with small jumps, like a rabbit | The little bird hopped across the grass.
hunt | verb | to go after animals to catch and kill them | Lions usually hunt at night.
kangaroo | noun | an Australian animal that jumps and has its baby in a pocket | The kangaroo jumped over the fence. | 🦘
lamb | noun | a baby sheep | The lambs were born in spring.
leopard | noun | a big wild cat, yellow with black spots | The leopard took its dinner up into a tree. | 🐆
mosquito | noun | a small flying insect that drinks your blood | I couldn’t sleep because there was a mosquito in the room. | 🦟
nest | noun | a home that birds make for their eggs | There are three eggs in the nest. | 🪺
octopus | noun | a soft sea animal with eight arms | An octopus has three hearts. | 🐙
owl | noun | a bird with big round eyes that is awake at night | We heard an owl in the wood last night. | 🦉
pony | noun | a small horse | The children rode ponies on the beach.
rat | noun | an animal like a mouse, but bigger | Rats were eating the farmer’s corn. | 🐀
shell | noun | the hard outside part of a snail or a turtle | We found some beautiful shells on the beach. | 🐚
snail | noun | a small, soft, slow animal with its house on its back | After the rain there were snails all over the garden. | 🐌
squirrel | noun | a small animal with a big tail that lives in trees and eats nuts | A squirrel was looking for the nuts under the snow. | 🐿️
swan | noun | a beautiful white water bird with a very long neck | Two swans and their babies swam past us. | 🦢
tortoise | noun | a very slow land animal that hides in its hard shell | My aunt’s tortoise is older than she is.
turkey | noun | a large farm bird with a red neck | The farmer feeds the turkeys twice a day. | 🦃
turtle | noun | a sea animal with a hard, round back | The turtle came out of the sea and laid its eggs. | 🐢
wing | noun | the part of a bird that it flies with | The baby bird opened its wings and flew away. | 🪽
wolf | noun | a wild animal like a dog that lives and hunts with others | We could hear wolves in the mountains at night. | 🐺
worm | noun | a long, soft, thin animal without legs that lives in the ground | The hen was pulling a worm out of the ground. | 🪱
catch [animal] | verb | to stop an animal or a person who wants to get away | The cat caught a mouse.
attack | verb | to try to hurt a person or an animal | Wild animals sometimes attack people when they are afraid.
`,
);
