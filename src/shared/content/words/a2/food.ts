import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'food',
  `
meal | noun | breakfast, lunch or dinner | We have our main meal in the evening.
snack | noun | something small that you eat between meals | Nuts make a healthy snack.
dessert | noun | sweet food that you eat after the main part of dinner | There was fruit and ice cream for dessert.
biscuit | noun | a small, flat, hard, sweet thing to eat | The kids have eaten all the biscuits! | 🍪
jam | noun | sweet soft food made from fruit, for your bread | My grandmother makes jam with her own strawberries.
honey | noun | sweet yellow food made by bees | Would you like honey in your tea? | 🍯
cream | noun | the thick part of milk, often eaten on cakes | We had strawberries and cream in the garden.
yoghurt | noun | thick food made from milk, often with fruit | I usually have yoghurt and fruit for breakfast.
cereal | noun | a breakfast food that you eat with milk | There’s no milk left for my cereal.
toast | noun | bread that you heat until it is brown | He burnt the toast again this morning.
sauce | noun | a thick liquid that you put on food such as pasta | Is there any cheese in this sauce?
pepper | noun | a black or white powder that makes food taste hot | The soup needs a little salt and pepper.
oil [food] | noun | a thick liquid from plants for cooking | Heat some oil and add the onions.
garlic | noun | a small white plant with a strong taste, like an onion | You put too much garlic in the salad! | 🧄
mushroom | noun | a thing like a small umbrella that grows in forests | We found some mushrooms under the trees. | 🍄
bean | noun | a seed that you can eat, often red, white or black | Rice and beans are popular in Brazil. | 🫘
pea | noun | a very small, round, green vegetable | Would you like peas or carrots with your fish? | 🫛
cucumber | noun | a long green vegetable, eaten cold and in thin pieces | Cut the cucumber and put it in the salad. | 🥒
pear | noun | a green or yellow fruit, thin at the top | These pears are still too hard to eat. | 🍐
peach | noun | a soft, round, orange fruit with a big stone inside | We ate sweet peaches from the market. | 🍑
strawberry | noun | a small soft red fruit that grows near the ground | The strawberries in our garden are red now. | 🍓
grape | noun | a small green or purple fruit that grows in groups | Wash the grapes before you eat them. | 🍇
melon | noun | a very big round fruit, full of water | A piece of cold melon is perfect in summer. | 🍈
pineapple | noun | a big sweet yellow fruit with hard skin and long leaves | Pineapples grow in hot countries such as Costa Rica. | 🍍
nut | noun | a dry fruit with a hard cover | The monkey opened the nut with a stone. | 🥜
beef | noun | meat from a cow | Do you want the beef burger or the chicken one?
sausage | noun | a long, thin food, often made of meat | Dad is cooking sausages on the barbecue.
noodle | noun | a long thin food, often used in Chinese or Japanese dishes | Linh had a big bowl of noodles for lunch. | 🍜
omelette | noun | a flat dish that is made with eggs | I can make you a mushroom omelette.
lemonade | noun | a cold sweet drink made with a yellow fruit | They sold lemonade outside their house last summer.
mineral water | noun | a drink that comes from the ground and is sold in bottles | A bottle of mineral water and two coffees, please.
menu | noun | a list of all the dishes in a restaurant | Could we see the menu, please?
dish | noun | food that is cooked in one special way | What’s the most popular dish in your country?
bowl | noun | a deep round thing that you eat soup from | Put the fruit in the blue bowl.
plate | noun | a flat round thing that you eat food from | Don’t put so much pasta on your plate!
knife | noun | the thing that you cut food with | You need a good knife to cut this bread. | 🔪
fork | noun | the thing with a few points that you eat with | Do you eat pizza with a knife and fork?
spoon | noun | the thing that you eat soup with, or that you mix food with | The baby can’t use a spoon yet. | 🥄
slice | noun | a thin flat piece of bread, cake or meat | Just a thin slice of cake for me, please.
fresh | adjective | picked, cooked or made only a short time before | The bread is fresh from the oven.
delicious | adjective | very good to eat | Your curry was delicious, Priya! | 😋
boil | verb | to cook something in very hot water | Boil the eggs for six minutes.
fry | verb | to cook something in hot oil or butter | We fried the fish we caught in the river.
taste | verb | to be sweet, good or bad in your mouth | This soup tastes of nothing. Add some salt.
order [food] | verb | to ask for food or drink in a restaurant | Are you ready to order, or do you need more time?
picnic | noun | food that you take to eat outside, for example in a park | It’s sunny. Let’s have a picnic by the lake!
barbecue | noun | an outside party where food is cooked over a fire | They had a barbecue in the garden on Saturday.
coconut | noun | a big brown fruit with a hard shell and white food inside | They drank the water from a fresh coconut. | 🥥
ham | noun | thin pink meat that people often put in sandwiches | Would you like ham or cheese in your sandwich?
lettuce | noun | a plant with large green leaves that you eat in salads | Wash the lettuce and cut up some tomatoes. | 🥬
lime | noun | a small green fruit like a lemon | He put a little lime juice on his fish.
steak | noun | a thick, flat piece of meat | My dad ordered a steak and chips.
sweet | noun | a small hard or soft thing made of sugar | Grandma always has sweets in her handbag. | 🍬
watermelon | noun | a very large green fruit that is red inside | A cold watermelon is perfect on a hot day. | 🍉
corn | noun | a tall plant with sweet yellow seeds that we eat | We had chicken with corn and potatoes. | 🌽
cook | noun | a person who makes meals | My brother is a very good cook.
cooking | noun | making food and meals | Who does the cooking in your family?
eat up | phrasal verb | to eat all the food that you have | Eat up your vegetables, please.
take away | phrasal verb | to move something to another place | The waiter took away our plates.
spaghetti | noun | very long thin pasta | We had spaghetti with tomato sauce for dinner.
bacon | noun | thin pieces of salty meat from a pig | He has eggs and bacon on Sundays.
packet | noun | a small box or bag that things are sold in | Can you buy a packet of biscuits?
recipe | noun | a list of steps that tells you how to make a dish | Can I have the recipe for this soup?
vegetarian | noun | a person who eats no meat or fish | As a vegetarian, I can only order three of these dishes.
main course | noun | the largest part of a meal | I’ll have the grilled fish as my main course.
takeaway | noun | a meal that you buy at a restaurant but eat at home | Nobody felt like cooking, so we ordered a takeaway. | 🥡
fast food | noun | hot meals such as burgers that are served very quickly | Too much fast food is bad for your heart.
bake | verb | to cook bread or cakes in the oven | The whole house smelt of bread when she baked.
bite | verb | to cut into something with your teeth | Anton bit into the apple and found a worm.
feed | verb | to give food to a person or an animal | Please don’t feed the ducks with bread.
spicy | adjective | having a hot taste that burns your mouth | Careful, this sauce is really spicy! | 🌶️
serve | verb | to give people food or help them in a shop | They serve breakfast until half past ten.
order [food] | noun | the food and drink that you ask for in a restaurant | The waiter took our order.
taste | noun | what a food is like in your mouth | I don’t like the taste of garlic.
boiled | adjective | cooked in very hot water | I had a boiled egg for breakfast.
flour | noun | a white powder used to make bread and cakes | There isn’t enough flour for two cakes.
pie | noun | a baked dish with fruit or meat inside and pastry outside | Who wants another piece of apple pie? | 🥧
crisps | noun | very thin, dry, fried pieces of potato, sold in bags | He opened a bag of crisps and turned on the TV.
seafood | noun | fish and other animals from salt water that we eat | The restaurant on the beach serves fresh seafood.
cherry | noun | a small, round, red fruit with a stone, that grows on trees | Blackbirds have eaten all the cherries on our tree. | 🍒
curry | noun | a hot dish from South Asia with vegetables or meat in sauce | This curry is too hot for the children. | 🍛
tuna | noun | a very large fish, often sold in tins | I’d like a tuna sandwich, please.
diet | noun | the food that somebody usually eats | A healthy diet includes plenty of fruit and vegetables.
tin | noun | a closed metal container that keeps food for a long time | Open a tin of tomatoes for the sauce. | 🥫
`,
);
