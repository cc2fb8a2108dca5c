import type { Attribute } from '../attribute';

/** What things are made of; most are made of more than one material, or of different ones. */
export const materialAttributes: readonly Attribute[] = [
  {
    id: 'metal',
    level: 'A2',
    ask: 'Is it made of metal?',
    says: ['Is it metal?'],
    yes: 'key, scissors, car, bus, train, plane, helicopter, bike, motorbike, washing machine, fridge, oven, Eiffel Tower, Statue of Liberty, Golden Gate Bridge',
    sometimes:
      'hammer, knife, fork, spoon, boat, kettle, ring, watch, clock, ladder, lamp, bed, chair, table, desk, wardrobe, bin, ruler, glasses, headphones, camera, computer, phone, TV, drum, umbrella, pen, pencil case, bottle, cup, plate, skateboard, board, calculator, @building, bus stop, train station, airport, stadium, playground',
    unknown:
      'guitar, violin, piano, mirror, Big Ben, Sydney Opera House, toothbrush, @open-place, school bag, doll, candle, chess, sofa, jeans',
  },
  {
    id: 'wood',
    level: 'A2',
    ask: 'Is it made of wood?',
    says: ['Is it wood?', 'Is it wooden?'],
    yes: 'pencil, violin',
    sometimes:
      'piano, guitar, table, chair, bed, desk, wardrobe, sofa, ladder, ruler, hammer, spoon, fork, boat, skateboard, drum, toothbrush, cup, plate, mirror, lamp, clock, doll, board, pencil case, @building, farm, playground, bus stop, kite, ring, glasses, chess, knife, bin, train station, shoe, pen',
    unknown:
      'Mona Lisa, forest, Amazon rainforest, @open-place, umbrella, Great Wall of China, baseball, cricket, watch, ball, headphones',
  },
  {
    id: 'plastic',
    level: 'A2',
    ask: 'Is it made of plastic?',
    says: ['Is it plastic?'],
    yes: 'toothbrush, calculator',
    sometimes:
      'headphones, bottle, pen, ruler, rubber, phone, computer, TV, camera, kettle, cup, plate, glass, knife, fork, spoon, chair, table, desk, bin, ball, doll, kite, umbrella, pencil case, school bag, watch, glasses, ring, lamp, clock, shoe, boat, skateboard, scissors, coat, washing machine, fridge, car, drum, chess, playground, board',
    unknown:
      'key, bed, mirror, bus, train, plane, helicopter, motorbike, bike, guitar, piano, glue, balloon, carpet, hammer, ladder, oven, sofa, wardrobe, map, @open-place, @building, bus stop, airport, train station, dictionary, book, notebook, swimming pool, hat, teddy bear',
  },
  {
    id: 'paper',
    level: 'A1',
    ask: 'Is it made of paper?',
    says: ['Is it paper?'],
    yes: 'book, notebook, dictionary',
    sometimes: 'map, homework, exam, cup, plate, hat, kite, lamp, umbrella, towel',
    unknown: 'Don Quixote, Romeo and Juliet, plane, boat, doll, board, glue, ball, chess',
  },
  {
    id: 'glass',
    level: 'A2',
    ask: 'Is it made of glass?',
    yes: 'glass, mirror',
    sometimes:
      'glasses, bottle, phone, lamp, clock, watch, plate, cup, table, skyscraper, kettle, camera, computer, TV, @building, candle, board, desk',
    unknown:
      'oven, car, bus, train, plane, helicopter, fridge, washing machine, airport, train station, bus stop, ball, ring, castle, lighthouse, wardrobe, Sydney Opera House',
  },
  {
    id: 'stone',
    level: 'A2',
    ask: 'Is it made of stone?',
    says: ['Is it stone?', 'Is it made of rock?', 'Is it made of stones?'],
    yes: 'Colosseum, Great Pyramid of Giza, Stonehenge, Taj Mahal, Machu Picchu, Leaning Tower of Pisa, Grand Canyon, Mount Everest',
    sometimes: 'castle, @building, Great Wall of China, Big Ben, cave, table',
    unknown:
      'mountain, volcano, island, desert, beach, ring, Great Barrier Reef, Statue of Liberty, Sahara, train station, board, skyscraper, playground, stadium, salt, plate, cup, glue, lamp, Niagara Falls, airport, farm, zoo, market',
  },
  {
    id: 'cloth',
    level: 'B1',
    ask: 'Is it made of cloth?',
    says: ['Is it made of fabric?', 'Is it cloth?'],
    yes: 'shirt, dress, jeans, sock, scarf, towel, pillow',
    sometimes:
      'coat, hat, glove, shoe, sofa, umbrella, teddy bear, doll, kite, school bag, pencil case, lamp, chair, carpet',
    unknown: 'bed, ball, Starry Night, board, watch, book, sheep, map',
  },
];
