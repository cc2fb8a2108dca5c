import { thingsOf } from './thing';

export const animals = thingsOf(
  'animals',
  `
# mammal
a cat | A1 | 🐱
a dog | A1 | 🐶
a rabbit | A1 | 🐰
a hamster | A2 | 🐹
a mouse | A1 | 🐭
a cow | A1 | 🐮
a pig | A1 | 🐷
a sheep | A1 | 🐑
a goat | A1 | 🐐
a horse | A1 | 🐴
a donkey | A2 | 🫏
a lion | A1 | 🦁
a tiger | A1 | 🐯
a bear | A1 | 🐻
a polar bear | B1 | 🐻‍❄️
a wolf | A2 | 🐺
a fox | A2 | 🦊
a monkey | A1 | 🐵
a panda | A1 | 🐼
an elephant | A1 | 🐘
a giraffe | A1 | 🦒
a hippo | A1 | 🦛
a rhino | B1 | 🦏
a zebra | A1 | 🦓
a kangaroo | A2 | 🦘
a camel | A2 | 🐪
a deer | A2 | 🦌
a squirrel | A2 | 🐿️
a bat | A2 | 🦇
a hedgehog | B1 | 🦔
a dolphin | A1 | 🐬
a whale | A1 | 🐳
a seal | B1 | 🦭
# bird
a chicken | A1 | 🐔 | hen
a duck | A1 | 🦆
an eagle | A2 | 🦅
an owl | A2 | 🦉
a parrot | A1 | 🦜
a penguin | A1 | 🐧
an ostrich | B1
a swan | A2 | 🦢
# fish
a shark | A1 | 🦈
a goldfish | A2 | 🐠 | gold fish
# reptile
a crocodile | A1 | 🐊
a snake | A1 | 🐍
a lizard | A1 | 🦎
a tortoise | A2 | 🐢
# amphibian
a frog | A1 | 🐸
# insect
an ant | A2 | 🐜
a bee | A1 | 🐝
a butterfly | A2 | 🦋
a mosquito | A2 | 🦟
# small-animal
a spider | A1 | 🕷️
a snail | A2 | 🐌
an octopus | A2 | 🐙
a crab | A2 | 🦀
# extinct-animal
a dinosaur | A2 | 🦕
`,
);
