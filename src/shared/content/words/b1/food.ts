import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'food',
  `
ingredient | noun | one of the foods that you need to make a dish | Mix all the ingredients in a large bowl.
recipe | noun | a list of steps that tells you how to make a dish | Can I have the recipe for this soup?
flour | noun | a white powder used to make bread and cakes | There isn’t enough flour for two cakes.
loaf | noun | bread in one large piece, before you cut it | A fresh loaf was cooling on the table.
pastry | noun | a small cake made from flour, butter and water | We had coffee and pastries at the bakery. | 🥐
pie | noun | a baked dish with fruit or meat inside and pastry outside | Who wants another piece of apple pie? | 🥧
crisps | noun | very thin, dry, fried pieces of potato, sold in bags | He opened a bag of crisps and turned on the TV.
herb | noun | a plant whose leaves give taste to food | Mint is a herb that grows well in pots. | 🌿
spice | noun | a powder or seed from a plant that makes food taste strong | The market smells of coffee and spices.
curry | noun | a hot dish from South Asia with vegetables or meat in sauce | This curry is too hot for the children. | 🍛
stew | noun | meat or vegetables cooked slowly in liquid in one pot | A hot stew is perfect on a cold evening.
seafood | noun | fish and other animals from salt water that we eat | The restaurant on the beach serves fresh seafood.
tuna | noun | a very large fish, often sold in tins | I’d like a tuna sandwich, please.
spinach | noun | a vegetable with large dark green leaves | Add the spinach last, because it cooks in a minute.
cherry | noun | a small, round, red fruit with a stone, that grows on trees | Blackbirds have eaten all the cherries on our tree. | 🍒
vegetarian | noun | a person who eats no meat or fish | As a vegetarian, I can only order three of these dishes.
vegan | adjective | made without meat, fish, milk, eggs or anything else from animals | Is there a vegan pizza on the menu?
starter | noun | a small dish at the beginning of a large meal | We shared a starter, so we had room for dessert.
main course | noun | the largest part of a meal | I’ll have the grilled fish as my main course.
portion | noun | the amount of food that is served to one person | The portions here are huge, so share one.
takeaway | noun | a meal that you buy at a restaurant but eat at home | Nobody felt like cooking, so we ordered a takeaway. | 🥡
fast food | noun | hot meals such as burgers that are served very quickly | Too much fast food is bad for your heart.
napkin | noun | a piece of cloth or paper to clean your mouth while eating | She cleaned her chin with a napkin.
saucepan | noun | a deep metal pot with a long handle for cooking | Boil some water in a large saucepan.
frying pan | noun | a flat metal dish for cooking in hot oil | Heat the butter in a frying pan.
jug | noun | a container with a handle for pouring water or milk | There’s a jug of cold lemonade in the fridge.
tin | noun | a closed metal container that keeps food for a long time | Open a tin of tomatoes for the sauce. | 🥫
jar | noun | a glass container with a lid, for jam or honey | I can’t get the lid off this jar. | 🫙
bake | verb | to cook bread or cakes in the oven | The whole house smelt of bread when she baked.
roast | verb | to cook meat or vegetables with oil in the oven | Roast the chicken for an hour and a half.
grill | verb | to cook food under or over strong heat | We grilled some vegetables over the fire.
stir | verb | to move a spoon around in something to mix it | Keep stirring the sauce, or it will burn.
chop | verb | to cut food into small pieces | Could you chop the onions while I boil the water?
peel | verb | to take the skin off fruit or vegetables | He peeled an orange and gave me half.
pour [drink] | verb | to make a liquid run out of a bottle or jug | Would you pour the tea, please? | 🫗
swallow | verb | to make food or drink go down your throat | My throat was so sore that I couldn’t swallow.
chew | verb | to break food with your teeth before it goes down | Chew your food slowly.
raw | adjective | not cooked | Sushi is often made with raw fish.
frozen | adjective | kept at a temperature so low that it is hard as ice | I always have some frozen peas in the freezer.
sour | adjective | having a sharp taste, like a lemon | These green apples are too sour for me.
bitter | adjective | having a strong taste that is not sweet, like black coffee | Dark chocolate tastes slightly bitter.
salty | adjective | tasting like water from the sea | The soup was so salty that nobody finished it.
spicy | adjective | having a hot taste that burns your mouth | Careful, this sauce is really spicy! | 🌶️
flavour | noun | what a food or drink tastes like | Which flavour of ice cream would you like?
diet | noun | the food that somebody usually eats | A healthy diet includes plenty of fruit and vegetables.
appetite | noun | the feeling that you want to eat | The long walk gave everyone a good appetite.
starving | adjective | extremely hungry, when you talk to friends | When’s dinner? I’m starving!
eat out | phrasal verb | to have a meal in a restaurant instead of at home | We eat out about once a month.
feed | verb | to give food to a person or an animal | Please don’t feed the ducks with bread.
bite | verb | to cut into something with your teeth | Anton bit into the apple and found a worm.
pot | noun | a deep round container for cooking or for plants | There’s a big pot of soup on the cooker.
olive | noun | a small green or black fruit that oil is made from | Would you like some olives with your cheese? | 🫒
serve | verb | to give people food or help them in a shop | They serve breakfast until half past ten.
lid | noun | the top part of a box or pot that you take off | Put the lid on and cook the rice for ten minutes.
container | noun | a box or bottle that you keep things in | Put the rest of the soup in a plastic container.
powder | noun | something dry in very tiny pieces, like flour | Mix the powder with a little warm water.
boiled | adjective | cooked in very hot water | I had a boiled egg for breakfast.
order [food] | noun | the food and drink that you ask for in a restaurant | The waiter took our order.
taste | noun | what a food is like in your mouth | I don’t like the taste of garlic.
bar [piece] | noun | a small block of something such as chocolate or soap | We shared a bar of chocolate on the train.
cool down | phrasal verb | to become less hot | Let the soup cool down first.
drink up | phrasal verb | to drink all that is in your glass | Drink up your juice before we go.
go without | phrasal verb | to manage when you do not have something | We missed the shop and went without breakfast.
use up | phrasal verb | to finish all of something | We’ve used up all the milk.
`,
);
