import type { Item } from '#shared/items/item';
import { countAtHead } from './adjuncts';
import { type Around, nounsOf, toItem } from './question';
import type { Sentence } from './sentence';

const numbers =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|\\d{1,3}';
const therePattern = new RegExp(
  `^There (are|were) (${numbers}) ((?:\\p{Ll}+ ){0,2}\\p{Ll}+s|people|women|men|children)(?: ((?:in|on|at|near|under|behind) (?:the|this) \\p{Ll}+))?[.,]`,
  'u',
);

/** "There were three applicants": how many. Only where the text counts them once. */
export function thereQuestion(sentence: Sentence, { sentences, random }: Around): Item | undefined {
  const [, be = '', number = '', things = '', place] = therePattern.exec(sentence.text) ?? [];
  const counted = number ? countAtHead(`${number} ${things}`) : undefined;
  if (!counted || !sentence.isClear || sentence.isSaid) return undefined;
  if (
    /\b(?:of|metres|kilometres|miles|minutes|hours|days|weeks|months|years|hundreds|thousands|other|others|more)\b/.test(
      things,
    )
  )
    return undefined;
  const own = nounsOf(sentence.tokens.filter(({ text }) => things.endsWith(text)));
  const isOnce = sentences.every(
    (other) =>
      other === sentence ||
      !other.tokens.some(({ tags }) => tags.has('num')) ||
      !nounsOf(other.tokens).some((noun) => own.includes(noun)),
  );
  if (!isOnce) return undefined;
  const question = {
    kind: 'how-many',
    prompt: `How many ${things} ${be} there${place ? ` ${place}` : ''}?`,
    key: number,
    others: counted.others,
  };
  return toItem(question, sentence, random);
}
