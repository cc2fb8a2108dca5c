import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'food',
  `
nutrition | noun | how food keeps the body healthy and helps it grow | Good nutrition is especially important for young children.
nutritious | adjective | full of the things that your body needs | Beans are cheap, tasty and highly nutritious.
protein | noun | something in meat, eggs and beans that builds muscles | Athletes need plenty of protein.
carbohydrate | noun | a substance in bread, pasta and rice that gives you energy | Runners often eat carbohydrates before a race.
calorie | noun | a unit for measuring how much energy food gives | How many calories are there in a banana?
fibre | noun | the part of fruit, vegetables and grain that your body cannot break down | Eat brown bread and fruit to get enough fibre.
wholemeal | adjective | made from flour with every part of the grain left in | Do you have any wholemeal bread?
organic | adjective | grown without chemicals | Organic vegetables often cost a little more.
processed | adjective | changed in a factory, often with chemicals, before it is sold | Processed food usually contains a lot of salt.
cuisine | noun | the style of cooking of a country or region | Lime and chilli are important in Thai cuisine.
savoury | adjective | tasting of salt or spices and not sweet | Would you like a sweet pancake or a savoury one?
bland | adjective | without much taste | The hospital food was healthy but bland.
mild [taste] | adjective | not strong or hot in taste | Children usually prefer a mild cheese.
creamy | adjective | thick, smooth and full of milk fat | The pasta came in a creamy mushroom sauce.
crispy | adjective | thin and dry, making a nice noise when you eat it | Fry the potatoes until they are golden and crispy.
tender | adjective | soft and easy to cut or chew | Cook the meat slowly until it is tender.
ripe | adjective | ready to be picked and eaten | Wait until the mangoes are ripe.
rotten | adjective | so old and bad that you can’t eat it | One rotten apple can spoil the whole box.
stale | adjective | no longer fresh, and often hard and dry | You can make toast from stale bread.
edible | adjective | safe or good enough to eat | Are these mushrooms edible or poisonous?
go off [food] | phrasal verb | to become too old and bad to eat or drink | Put the milk in the fridge before it goes off.
leftovers | noun | food that nobody ate at a meal and is kept for later | We had the leftovers for lunch the next day.
dough | noun | flour and water mixed together, ready to become bread | Leave the dough in a warm place for an hour.
ginger | noun | a root with a hot taste, used in tea and curries | Fry some garlic and fresh ginger in oil. | 🫚
lentil | noun | a tiny flat dry seed that is often cooked in soup | Lentils are cheap and contain lots of protein.
season | verb | to add salt, pepper or spices to food | Season the fish with salt and lemon.
simmer | verb | to cook gently in liquid that is almost boiling | Let the stew simmer for two hours.
grate | verb | to rub food on something rough to make very small pieces | Grate some cheese over the pasta.
whisk | verb | to beat eggs or cream very quickly | Whisk the eggs until they are light and full of air.
drain | verb | to pour away the water that food was cooked in | Drain the pasta and mix it with the sauce.
sprinkle | verb | to drop small pieces or powder lightly over something | She sprinkled sugar over the strawberries.
sip | verb | to drink slowly, taking only a little each time | They sat by the window, sipping mint tea.
digest | verb | to change food in your stomach into something your body can use | Some people cannot digest milk easily.
crave | verb | to have a very strong wish for something, often a food | After three weeks abroad, he craved his mother’s noodles.
tuck in | phrasal verb | to start eating with pleasure | Tuck in, everyone, before it gets cold!
cut down on | phrasal verb | to eat, drink or use less of something | I’m trying to cut down on sugar.
feast | noun | a large special meal for many people | The whole village prepared a feast for the wedding.
buffet | noun | a meal where guests take what they want from a table | Breakfast at the hotel is a buffet with fresh fruit.
beverage | noun | a formal word for a drink | Hot beverages are served until ten o’clock.
refreshments | noun | small things to eat and drink at an event | Refreshments will be available during the break.
fussy | adjective | difficult to please, for example about what you will eat | Nadia was a fussy eater as a child but now loves everything.
squeeze | verb | to press something hard to get the liquid out | He squeezed six oranges to make one glass of juice.
grain | noun | the seeds of plants such as rice, used as food | The farmers store their grain in these tall buildings.
date [fruit] | noun | a sweet brown fruit from a tree in hot countries | She put chopped dates and nuts in the cake.
consume [eat] | verb | to eat or drink something, in formal English | People today consume more sugar than in the past.
core [fruit] | noun | the hard middle of an apple or pear | Cut out the core before you bake the apples.
tough [meat] | adjective | hard to cut or chew | The steak was so tough that I couldn’t eat it.
`,
);
