import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'food',
  `
ingredient | noun | one of the foods that you need to make a dish | Mix all the ingredients in a large bowl.
loaf | noun | bread in one large piece, before you cut it | A fresh loaf was cooling on the table.
pastry | noun | a small cake made from flour, butter and water | We had coffee and pastries at the bakery. | 🥐
herb | noun | a plant whose leaves give taste to food | Mint is a herb that grows well in pots. | 🌿
spice | noun | a powder or seed from a plant that makes food taste strong | The market smells of coffee and spices.
stew | noun | meat or vegetables cooked slowly in one pot, thicker than soup | A hot stew is perfect on a cold evening.
spinach | noun | a vegetable with large dark green leaves | Add the spinach last, because it cooks in a minute.
vegan | adjective | made without meat, fish, milk, eggs or anything else from animals | Is there a vegan pizza on the menu?
starter | noun | a small dish at the beginning of a large meal | We shared a starter, so we had room for dessert.
portion | noun | the amount of food that is served to one person | The portions here are huge, so share one.
napkin | noun | a piece of cloth or paper to clean your mouth while eating | She cleaned her chin with a napkin.
saucepan | noun | a deep metal pot with a long handle for cooking | Boil some water in a large saucepan.
frying pan | noun | a flat metal dish for cooking in hot oil | Heat the butter in a frying pan.
jug | noun | a container with a handle for pouring water or milk | There’s a jug of cold lemonade in the fridge.
jar | noun | a glass container with a lid, for jam or honey | I can’t get the lid off this jar. | 🫙
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
flavour | noun | what a food or drink tastes like | Which flavour of ice cream would you like?
appetite | noun | the feeling that you want to eat | The long walk gave everyone a good appetite.
starving | adjective | extremely hungry, when you talk to friends | When’s dinner? I’m starving!
eat out | phrasal verb | to have a meal in a restaurant instead of at home | We eat out about once a month.
pot | noun | a deep round container for cooking or for plants | There’s a big pot of soup on the cooker.
olive | noun | a small green or black fruit that oil is made from | Would you like some olives with your cheese? | 🫒
lid | noun | the top part of a box or pot that you take off | Put the lid on and cook the rice for ten minutes.
container | noun | a box or bottle that you keep things in | Put the rest of the soup in a plastic container.
powder | noun | something dry in very tiny pieces, like flour | Mix the powder with a little warm water.
bar [piece] | noun | a small block of something such as chocolate or soap | We shared a bar of chocolate on the train.
cool down | phrasal verb | to become less hot | Let the soup cool down first.
drink up | phrasal verb | to drink all that is in your glass | Drink up your juice before we go.
go without | phrasal verb | to manage when you do not have something | We missed the shop and went without breakfast.
use up | phrasal verb | to finish all of something | We’ve used up all the milk.
home-made | adjective | not bought in a shop but cooked in your own kitchen | The café is famous for its home-made soups.
tray | noun | a flat thing for carrying plates and cups | The waiter dropped a tray of glasses.
`,
);
