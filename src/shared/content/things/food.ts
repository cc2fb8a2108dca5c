import { thingsOf } from './thing';

export const food = thingsOf(
  'food',
  `
# fruit
an apple | A1 | 🍎
a banana | A1 | 🍌
an orange | A1 | 🍊
a lemon | A1 | 🍋
a strawberry | A2 | 🍓
a cherry | A2 | 🍒
a pineapple | A2 | 🍍
a mango | A1 | 🥭
a watermelon | A2 | 🍉
a coconut | A2 | 🥥
# vegetable
a potato | A1 | 🥔
a carrot | A1 | 🥕
an onion | A1 | 🧅
garlic | A2 | 🧄
a pea | A2 | 🫛
lettuce | A2 | 🥬 | salad leaf
a mushroom | A2 | 🍄
a tomato | A1 | 🍅
a cucumber | A2 | 🥒
corn | A2 | 🌽
# dish
soup | A1 | 🍲
a sandwich | A1 | 🥪
a pizza | A1 | 🍕
a burger | A1 | 🍔 | hamburger
an omelette | A2 |  | omelet
a salad | A1 | 🥗
chips | A1 | 🍟 | french fries, fries
# staple
bread | A1 | 🍞
rice | A1 | 🍚
pasta | A1 | 🍝 | spaghetti
cereal | A2 | 🥣 | cornflakes
# animal-food
an egg | A1 | 🥚
cheese | A1 | 🧀
butter | A1 | 🧈
yoghurt | A2 |  | yogurt
a sausage | A2
a steak | A2 | 🥩
# sweet-food
a cake | A1 | 🍰
chocolate | A1 | 🍫
ice cream | A1 | 🍦
a biscuit | A2 | 🍪 | cookie
jam | A2
honey | A2 | 🍯
sugar | A1
# drink
water | A1 | 💧
milk | A1 | 🥛
coffee | A1 | ☕
tea | A1 | 🍵
juice | A1 | 🧃 | fruit juice
# extra
salt | A1 | 🧂
`,
);
