import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'society',
  `
language | noun | you speak this, and it is not the same in every country | How many languages can you speak?
police | noun | the people you call when someone takes your car | The police are in our street!
party | noun | a time when friends eat, talk and play music in a house | Can you come to my birthday party? | 🎉
rule | noun | words that say what you must do, for example at school | This game has only three rules.
flag | noun | a thing with the colours of a country | Our flag is green, white and red.
queen | noun | a woman who is the head of a country; often in stories | The queen in this story is very old. | 👸
king | noun | a man who is the head of a country; often in stories | The king lives in a big castle. | 🤴
nationality | noun | something like Italian, Brazilian or Turkish | ‘What nationality is she?’ ‘She’s Brazilian.’
group | noun | some people or things that are together | A group of students is in the park.
`,
);
