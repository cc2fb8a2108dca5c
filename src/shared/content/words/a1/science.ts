import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'science',
  `
science | noun | a school lesson about plants, animals and how things work | We learn about plants in science.
metre | noun | a door is about two of these high | The door is two metres high.
kilometre | noun | 1,000 metres | The beach is five kilometres from here.
centimetre | noun | there are 100 of these in a metre | A ruler is thirty centimetres long.
`,
);
