/**
 * The words that an older student's secret is made of: short, friendly, easy to spell, and none sounds or looks like
 * another. In no order do two of them say anything rude.
 */
export const secretWords: readonly string[] = `
  acorn airport alarm album almond amber anchor animal ankle april apron archer arrow artist atlas august autumn
  avocado badge bagel baker balcony balloon bamboo barley basket bedroom bicycle biscuit blanket blossom book
  bottle bowl bracelet branch bread breeze brick bridge bright broccoli brother bubble bucket builder button
  cabbage cabin cactus cake camel camera camp candle canoe captain caramel cardigan carpet carrot castle cello
  chair chalk cheese cherry chess chicken chocolate circle circus city clarinet clever cloud clover coconut coffee
  comet compass cookie copper coral corner cotton cousin crayon cricket crystal cucumber cupboard curtain cushion
  daisy dancer december desert diamond dinner doctor dolphin donkey door dragon drawer dress driver drum duck
  eagle echo elbow elephant emerald engine evening explorer family farmer feather fence fern festival finger fish
  flag flamingo flute forest fountain friday friend frog fruit garden garlic gate gentle ginger giraffe glove
  golden grape green guitar hammer hamster happy harp hedgehog helmet heron hiking hippo holiday honey hotel igloo
  insect island ivory jacket january jasmine jelly jewel jigsaw jolly journey juice july jumper jungle kangaroo
  kettle kitchen kite kitten kiwi koala ladder lake lamp lantern lavender lemon leopard letter library lighthouse
  lily lion lizard lucky lunch magic magnet mango marble market meadow melon mermaid milk mirror mitten monday
  monkey morning mosaic mountain muffin museum mushroom music napkin necklace needle nest noodle north november
  oasis oatmeal ocean october octopus olive onion orange orbit orchard orchestra otter oven owl paddle painter
  palace pancake panda paper parade park parrot parsley party pasta peacock peanut pebble pelican pencil penguin
  pepper piano picnic picture pillow pineapple pizza planet pocket poem pond pony popcorn poppy potato present
  pumpkin puppet puppy purple puzzle pyramid quiet quilt rabbit radio railway rainbow raisin ribbon rice river
  robin robot rocket ruby ruler saddle sailor salad salmon sandal sandwich saturday scarf school science scooter
  season shadow shark shell silver singer sister slipper smile snail soccer sofa south sparrow spider spinach
  spoon spring squirrel stamp station story strawberry summer sunday sunny sweater table tablet teapot temple
  tennis thursday tiger toast tomato tortoise towel tower tractor train travel treasure triangle trumpet tuesday
  tulip tunnel turtle umbrella uncle unicorn valley vanilla velvet village violet violin volcano waffle walnut
  walrus water whistle willow window winter wizard wolf wonder yellow zebra
`
  .trim()
  .split(/\s+/);
