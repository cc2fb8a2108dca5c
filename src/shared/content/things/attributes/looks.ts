import type { Attribute } from '../attribute';

/** Colours are told only where everybody would agree; most things come in many. */
export const lookAttributes: readonly Attribute[] = [
  {
    id: 'red',
    level: 'A1',
    ask: 'Is it red?',
    says: ['Is its colour red?', 'Is it usually red?'],
    yes: 'tomato, strawberry, cherry',
    sometimes:
      'apple, onion, mango, crab, parrot, fox, ant, goldfish, butterfly, frog, snake, lizard, jam, juice, @clothes, @toy, car, bus, train, bike, motorbike, umbrella, towel, carpet, sofa, cup, pen, pencil, notebook, book, school bag, pencil case, candle, toothbrush, phone',
    no: '@mammal, lemon, banana, orange, pineapple, coconut, carrot, garlic, pea, cucumber, corn, egg, butter, milk, water, coffee, honey, sugar, salt, chips, penguin, swan, bee, mosquito, crocodile, whale, salad',
    unknown: 'squirrel, cow, kangaroo, deer, dog, cat, horse, monkey, bat',
    otherwise: 'unknown',
  },
  {
    id: 'yellow',
    level: 'A1',
    ask: 'Is it yellow?',
    says: ['Is its colour yellow?', 'Is it usually yellow?'],
    yes: 'banana, lemon, corn',
    sometimes:
      'apple, mango, tomato, butter, cheese, honey, bee, parrot, snake, lizard, frog, butterfly, goldfish, chips, omelette, @clothes, @toy, car, bus, train, bike, motorbike, umbrella, towel, carpet, sofa, cup, pen, pencil, notebook, book, school bag, pencil case, candle, toothbrush, phone',
    no: '@mammal, strawberry, cherry, coconut, carrot, garlic, pea, cucumber, lettuce, milk, water, coffee, salt, penguin, swan, mosquito, crocodile, owl, spider, ant, polar bear',
    unknown: 'lion, giraffe, dog, cat, camel, fox, monkey, hamster',
    otherwise: 'unknown',
  },
  {
    id: 'green',
    level: 'A1',
    ask: 'Is it green?',
    says: ['Is its colour green?', 'Is it usually green?'],
    yes: 'lettuce, cucumber, pea',
    sometimes:
      'frog, crocodile, lizard, snake, parrot, apple, mango, tea, salad, butterfly, crab, tortoise, dinosaur, @clothes, @toy, car, bus, train, bike, motorbike, umbrella, towel, carpet, sofa, cup, pen, pencil, notebook, book, school bag, pencil case, candle, toothbrush, phone, board, forest, park, bottle',
    no: '@mammal, strawberry, cherry, carrot, garlic, milk, water, coffee, salt, egg, butter, honey, chocolate, potato, steak, penguin, swan, eagle, owl, bee, mosquito, bread, chips',
    unknown: 'whale, seal',
    otherwise: 'unknown',
  },
  {
    id: 'white',
    level: 'A1',
    ask: 'Is it white?',
    says: ['Is its colour white?', 'Is it usually white?'],
    yes: 'milk, salt, polar bear',
    sometimes:
      'rabbit, cat, dog, mouse, hamster, sheep, goat, horse, cow, pig, chicken, duck, egg, rice, sugar, garlic, onion, cheese, yoghurt, bread, ice cream, cake, mushroom, owl, butterfly, @clothes, @toy, car, bus, train, bike, motorbike, umbrella, towel, pillow, carpet, sofa, cup, plate, notebook, candle, toothbrush, phone, fridge, washing machine, kettle, board, rubber, glue, boat, plane, wardrobe, bed, Taj Mahal, Leaning Tower of Pisa, swan',
    no: 'lion, tiger, bear, elephant, giraffe, hippo, camel, kangaroo, donkey, strawberry, cherry, carrot, pea, cucumber, lettuce, tomato, banana, orange, coffee, crocodile, frog, bee, honey, goldfish',
    unknown: 'penguin, zebra, panda',
    otherwise: 'unknown',
  },
  {
    id: 'brown',
    level: 'A1',
    ask: 'Is it brown?',
    says: ['Is its colour brown?', 'Is it usually brown?'],
    yes: 'hedgehog',
    sometimes:
      'bear, deer, monkey, horse, dog, cat, rabbit, mouse, hamster, cow, goat, squirrel, bat, owl, eagle, chicken, duck, camel, snail, snake, lizard, frog, spider, tortoise, crocodile, butterfly, potato, egg, sugar, bread, rice, mushroom, chocolate, coffee, tea, steak, sausage, biscuit, honey, burger, donkey, lion, violin, guitar, table, chair, desk, wardrobe, shoe, coat, hat, glove, sofa, carpet, teddy bear, bottle, river, kangaroo, coconut',
    no: 'polar bear, swan, zebra, panda, whale, dolphin, strawberry, cherry, tomato, lemon, pea, cucumber, lettuce, carrot, milk, salt, water',
    otherwise: 'unknown',
  },
  {
    id: 'round',
    level: 'A2',
    ask: 'Is it round?',
    says: ['Is its shape round?', 'Is it usually round?'],
    yes: 'ball, orange, plate, ring, pea, cherry, drum, apple',
    sometimes:
      'pizza, watermelon, onion, tomato, potato, coconut, lettuce, burger, biscuit, cake, clock, watch, balloon, mirror, table, carpet, omelette, bread, cheese, lemon, mango, pillow, bin, lamp, candle, glasses',
    no: '@vehicle, banana, carrot, cucumber, key, umbrella, ladder, hammer, knife, fork, spoon, fridge, washing machine, computer, phone, TV, hat, coat, shirt, dress, jeans, sock, shoe, scarf, glove, chair, bed, sofa, wardrobe, piano, violin, guitar, doll, kite, teddy bear, pen, pencil, ruler, scissors, book, notebook, dictionary, desk, board, calculator, map, chips, towel, toothbrush, Eiffel Tower, Great Pyramid of Giza, Mona Lisa, Starry Night, sandwich, steak',
    otherwise: 'unknown',
  },
  {
    id: 'bigger',
    level: 'A1',
    ask: 'Is it bigger than a car?',
    says: ['Is it larger than a car?'],
    yes: 'elephant, whale, bus, train, plane, helicopter, @building, @open-place, airport, train station, @landscape, @monument, @natural-wonder',
    sometimes: 'dinosaur, boat, cave, balloon, shark',
    unknown:
      'hippo, rhino, crocodile, camel, dolphin, octopus, snake, seal, bus stop, clock, piano, @sports, @subject, homework, exam, @event, Romeo and Juliet, Don Quixote, Swan Lake, map, carpet, water, giraffe',
  },
  {
    id: 'hand',
    level: 'A1',
    ask: 'Can you hold it in one hand?',
    says: ['Can you hold it in your hand?', 'Can you carry it in one hand?', 'Can you carry it in your hand?'],
    yes: 'hamster, mouse, butterfly, snail, frog, @fruit, @vegetable, egg, biscuit, sandwich, burger, sausage, chocolate, ice cream, key, candle, toothbrush, hammer, cup, glass, plate, knife, fork, spoon, bottle, phone, camera, headphones, hat, sock, shoe, glove, glasses, watch, ring, scarf, umbrella, balloon, pen, pencil, ruler, rubber, scissors, book, notebook, calculator, glue, pencil case, map',
    sometimes:
      'pineapple, coconut, lettuce, bread, cheese, butter, cake, pizza, towel, clock, pillow, lamp, mirror, ball, doll, teddy bear, kite, drum, violin, computer, skateboard, school bag, dictionary, kettle, shirt, bin',
    no: '@animals, @jobs, @places, @famous, watermelon, @furniture, @vehicle, oven, fridge, washing machine, TV, piano, desk, board',
    unknown:
      'cat, rabbit, chicken, duck, goldfish, ant, bee, mosquito, spider, lizard, crab, parrot, bat, hedgehog, squirrel, tortoise, owl, snake, guitar, @food, coat, dress, jeans, @sports, @subject, homework, exam, @work, @event, ladder',
  },
  {
    id: 'soft',
    level: 'A2',
    ask: 'Is it soft?',
    says: ['Does it feel soft?', 'Is it nice and soft?'],
    yes: 'pillow, towel, scarf, sock, cake, banana, strawberry, mushroom, omelette, cat, rabbit, hamster, sheep, teddy bear, carpet',
    sometimes:
      'sofa, bed, chair, coat, hat, glove, shirt, dress, jeans, ball, doll, bread, butter, cheese, ice cream, egg, mango, tomato, sausage, rice, pasta, burger, sandwich, pizza, rubber, chocolate, balloon, biscuit, dog',
    no: 'key, ladder, hammer, bin, cup, glass, plate, knife, fork, spoon, fridge, oven, kettle, washing machine, computer, phone, camera, TV, table, wardrobe, desk, board, mirror, piano, guitar, violin, car, bus, train, plane, helicopter, bike, motorbike, skateboard, carrot, coconut, onion, salt, sugar, scissors, ruler, pencil, pen, calculator, crab, tortoise, crocodile, @monument, ring, watch, @building',
    otherwise: 'unknown',
  },
  {
    id: 'tall',
    level: 'A1',
    ask: 'Is it taller than a house?',
    says: ['Is it higher than a house?'],
    yes: 'skyscraper, mountain, volcano, lighthouse, Eiffel Tower, Statue of Liberty, Big Ben, Leaning Tower of Pisa, Mount Everest, Great Pyramid of Giza, Golden Gate Bridge, Taj Mahal, Colosseum, Sydney Opera House, Niagara Falls',
    sometimes: '@building, dinosaur, stadium, forest, island, Amazon rainforest, airport, train station',
    no: '@animals, @food, @jobs, @objects, @school-thing, bus stop, car park, beach, lake, river, swimming pool, market, playground, park, Mona Lisa, Starry Night',
    unknown: 'giraffe, plane, balloon, kite, boat',
    otherwise: 'unknown',
  },
];
