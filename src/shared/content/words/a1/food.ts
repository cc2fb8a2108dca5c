import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'food',
  `
food | noun | what people and animals eat | What’s your favourite food?
eat | verb | to put something in your mouth for breakfast or lunch | We eat rice every day.
drink | verb | to put water, milk or juice in your mouth | Drink your milk, please.
drink | noun | something like water, tea or juice | Would you like a cold drink? | 🥤
cook | verb | to make food hot so that people can eat it | My dad is cooking dinner. | 🍳
hungry | adjective | wanting to eat | I’m hungry. What’s for lunch?
thirsty | adjective | wanting some water or juice | Are you thirsty? Have some water.
breakfast | noun | what you eat first in the morning | We have breakfast at seven o’clock.
lunch | noun | what you eat at about one o’clock | What’s for lunch today?
dinner | noun | what you eat in the evening | Come and eat. Dinner is ready!
bread | noun | food that you cut and eat with cheese | Can you buy some bread, please? | 🍞
butter | noun | yellow food from milk, good on bread | Put some butter on your bread. | 🧈
cheese | noun | yellow or white food from milk, good in a sandwich | Do mice really like cheese? | 🧀
egg | noun | a small white or brown food that comes from a bird | Two eggs for me, please. | 🥚
milk | noun | a white drink, good for young children | Babies drink a lot of milk. | 🥛
meat | noun | food that comes from animals, for example chicken | I don’t eat meat. | 🥩
chicken [meat] | noun | the meat of a farm bird | I’d like chicken and chips. | 🍗
fish [food] | noun | food from an animal that lives in water | We often eat fish by the sea.
rice | noun | very small white food from a plant, often from Asia | Is there any rice with the chicken? | 🍚
pasta | noun | long or short food from Italy that you cook in water | Let’s have pasta for dinner. | 🍝
potato | noun | a brown vegetable that is very good hot, with meat or fish | How many potatoes do you want? | 🥔
tomato | noun | a red fruit that people eat as a vegetable | There’s a tomato in my sandwich. | 🍅
carrot | noun | a long orange vegetable | My horse loves carrots. | 🥕
onion | noun | a vegetable that makes you cry when you cut it | I don’t like onions on my pizza. | 🧅
vegetable | noun | food from a plant, for example a potato or a carrot | Eat your vegetables, children!
fruit | noun | sweet food from trees, for example apples or bananas | We need some fruit for the salad.
apple | noun | a red or green fruit | There’s an apple in my bag. | 🍎
banana | noun | a long yellow fruit | Monkeys like bananas. | 🍌
orange | noun | a fruit with the same name as its colour | Would you like an orange? | 🍊
lemon | noun | a small yellow fruit, not sweet | Do you want lemon in your tea? | 🍋
water | noun | what comes from the sky as rain, and what you drink | Can I have some water, please?
coffee | noun | a hot black or brown drink that many adults like | Two coffees with milk, please. | ☕
tea | noun | a hot drink that you can have with milk or lemon | Do you drink tea in the morning? | 🍵
juice | noun | a drink from fruit, for example oranges or apples | A small apple juice, please. | 🧃
sugar | noun | something white that people have in tea and cakes | No sugar for me, thanks.
salt | noun | something white from the sea that you put on food | Can you give me the salt? | 🧂
cake | noun | sweet food that people have at birthday parties | Grandma makes a cake every Sunday. | 🍰
chocolate | noun | sweet brown food that many children love | Is that a box of chocolates? | 🍫
ice cream | noun | cold sweet food that you eat in summer | It’s hot! Let’s have an ice cream. | 🍦
sandwich | noun | two pieces of bread with food between them | I have a cheese sandwich for lunch. | 🥪
soup | noun | hot food that you drink or eat, with a lot of water | This tomato soup is very hot.
salad | noun | cold food with tomatoes and other vegetables | I’d like a small green salad. | 🥗
chips | noun | long thin hot pieces of potato | Do you want chips with your fish? | 🍟
sweet | adjective | with a lot of sugar | This tea is too sweet for me.
bottle | noun | a tall, thin thing for water or milk | There’s a bottle of water in my bag.
burger | noun | a hot sandwich with meat in it | I’d like a burger and chips. | 🍔
mango | noun | a sweet orange and yellow fruit from hot countries | Mangoes from India are very sweet. | 🥭
pizza | noun | hot food from Italy with tomato and cheese on it | Two big pizzas, please! | 🍕
cup | noun | a small thing that you drink tea or coffee from | Careful, this cup is very hot.
have [food] | verb | to eat or drink | We have breakfast at seven.
`,
);
