/**
 * The words that an older student's secret is made of: short, friendly, easy to spell, and none sounds or looks like
 * another. In no order do two of them say anything rude.
 */
export const secretWords: readonly string[] = `
  acorn acrobat airport alarm album almond amber anchor animal ankle anthem apricot april apron archer arrow
  artist atlas august autumn avocado badge bagel baker balcony balloon bamboo barley basil basket bedroom beetle
  bicycle biscuit blanket blossom bonfire book bottle bowl bracelet bracket branch bread breeze brick bridge
  bright broccoli brother bubble bucket buffalo builder button cabbage cabin cactus cake camel camera camp camping
  candle canoe canyon captain caramel cardigan carpet carrot cashew castle cedar cello chair chalk cheese
  chess chicken chimney chocolate cinnamon circle circus city clarinet clever cloud cocoa coffee comet
  compass cookie copper coral corner cotton cousin crayon cricket crystal cuckoo cupboard curtain cushion
  dahlia daisy dancer december desert diamond dinner doctor dolphin donkey door dragon drawer dress driver drum
  duck dungarees eagle echo elbow elephant emerald engine envelope evening explorer family farmer feather fence
  fern ferry festival finger fish flag flamingo flute forest fountain friend frog fruit garden garlic gate
  gazelle gentle giggle giraffe glacier glove golden gondola grape gravity green guitar hammer hamster happy harp
  hazelnut hedgehog helmet heron hiking hippo holiday honey hotel hummus iceberg igloo insect inventor island
  ivory jacket january jasmine jelly jewel jigsaw journey juggler juice july jumper jungle kangaroo kayak ketchup
  kettle kitchen kite kitten kiwi koala ladder lagoon lantern lavender lemon lemonade leopard letter lettuce
  library lighthouse lily lion lizard llama lucky lullaby lunch magic magnet mango marble market meadow
  mermaid meteor milk mirror monday monsoon moonlight morning mosaic museum mushroom music napkin necklace
  needle nest noodle north november nutmeg oasis oatmeal ocean october octopus olive onion orange orbit orchard
  orchestra otter oven paddle painter palace pancake panda paper parade park parsley parsnip party pasta
  peanut pebble pelican pencil penguin pepper piano picnic picture pillow pineapple pizza planet pocket poem pond
  popcorn poppy potato present pretzel pumpkin puppet purple puzzle pyjamas pyramid quartz quiet rabbit radio
  railway rainbow raisin raspberry reindeer rhubarb ribbon rice river robin robot rosemary ruby ruler sailor salad
  salmon sandal sandwich sapphire saturday scarf school science scooter seagull season seaweed shadow shark shell
  silver sister slipper smile snail snowflake soccer sofa south spaceship sparrow spider spinach spoon spring
  squirrel stamp starfish station story strawberry submarine summer sunday sunny sunrise sweater table tablet
  tambourine teapot telescope temple tennis thursday tiger toast tomato tortoise towel tractor train travel
  treasure triangle tricycle truffle trumpet tuesday tulip tunnel turnip turtle umbrella uncle unicorn
  unicycle valley vanilla velvet village vineyard violet violin volcano voyage waffle walnut walrus water
  watermelon whistle windmill window winter wolf wonder woodland xylophone yellow zebra zeppelin
`
  .trim()
  .split(/\s+/);
