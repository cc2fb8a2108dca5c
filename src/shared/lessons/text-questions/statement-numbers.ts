import type { Random } from '#shared/core/random';
import { type Clause, statementText } from './clause';
import { isDenied, type Sentence, type Token, withWord } from './sentence';

/* What a statement says about a number of the text: in figures, of another one, or of what it is more than. */

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** What makes a number vague: with it, a larger one may be true as well. */
const vague =
  /^(?:about|around|over|under|almost|nearly|than|least|most|up|between|roughly|approximately|only|just|or|above|below|page|chapter)$/;

/** Another, larger number: who has three cats also has two, but not five. Counted things stay in the plural. */
export function otherNumber(sentence: Sentence, text: string, random: Random): string | undefined {
  if (isDenied(sentence)) return undefined;
  const numbers = sentence.tokens.filter(({ lower }) => /^\d/.test(lower) || numberWords.indexOf(lower) > 0);
  const [number] = numbers;
  if (!number || numbers.length > 1 || sentence.tokens[0] === number) return undefined;
  const before = sentence.tokens[sentence.tokens.indexOf(number) - 1];
  if (before && vague.test(before.lower)) return undefined;
  const sign = sentence.text.slice(Math.max(0, number.at - 1), number.at);
  const behind = sentence.text.slice(number.at + number.text.length);
  if (!/\s/.test(sign) || !/^(?:\s\p{L}|[.,]?$|[.,]\s)/u.test(behind)) return undefined;
  const value = /^\d+$/.test(number.text) ? Number(number.text) : numberWords.indexOf(number.lower);
  if (value < 2 || value > 9999) return undefined;
  const more = value + 2 + Math.floor(random() * Math.min(6, value));
  const word = /^\d/.test(number.text) ? String(more) : numberWords[more];
  if (!word || new RegExp(`\\b${word}\\b`, 'i').test(text)) return undefined;
  return withWord(sentence, number, word);
}

/** Twelve rooms are 12 rooms. */
export function inFigures(clause: Clause): string | undefined {
  const { tokens } = clause.sentence;
  const statement = statementText(clause);
  const numbers = tokens.filter(({ lower }) => numberWords.indexOf(lower) > 1);
  const [number] = numbers;
  if (!number || numbers.length > 1 || number === tokens[0] || /-/.test(statement)) return undefined;
  // Nobody writes 2 hundred.
  const figures = statement.replace(
    new RegExp(` ${number.text} (?!(?:hundred|thousand|million|billion|dozen)\\b)`),
    ` ${numberWords.indexOf(number.lower)} `,
  );
  return figures === statement ? undefined : figures;
}

/** "More than ten students" where the text has twelve is true, and "more than 15 students" false. */
export function boundOf(
  { sentence, hero, restTokens }: Clause,
  { isTrue, random }: { isTrue: boolean; random: Random },
): string | undefined {
  const numbers = restTokens.filter(({ tags, lower }) => tags.has('num') || /^\d/.test(lower));
  const [number] = numbers;
  if (!number || numbers.length > 1 || isDenied(sentence)) return undefined;
  const place = sentence.tokens.indexOf(number);
  const value = /^\d{1,3}$/.test(number.text) ? Number(number.text) : numberWords.indexOf(number.lower);
  if (value < 4 || !isCounted(sentence.tokens, place)) return undefined;
  const step = value > 12 ? 1 + Math.ceil(random() * value * 0.2) : 1 + Math.floor(random() * 2);
  const bound = isTrue ? value - step : value + step;
  const said = (/^\d/.test(number.text) ? undefined : numberWords[bound]) ?? String(bound);
  return withName({ sentence, hero }, withWord(sentence, number, `more than ${said}`));
}

/** Behind a verb, for or with, and before what there are so many of: not "the five days", nor "at ten minutes past". */
function isCounted(tokens: readonly Token[], place: number): boolean {
  const [before, next, behind] = [tokens[place - 1], tokens[place + 1], tokens[place + 2]];
  if (!before || !next) return false;
  const isOpen =
    /^(?:for|with|is|are|was|were)$/.test(before.lower) ||
    (before.verbs.length > 0 && (['past', 'base', 'third', 'pp'] as const).some((tag) => before.tags.has(tag)));
  const noun = next.tags.has('plural') ? next : next.tags.has('adj') ? behind : undefined;
  return isOpen && noun?.tags.has('plural') === true && !/^(?:times|others|hundreds|thousands)$/.test(noun.lower);
}

/** What was changed in the sentence of the text, with a name where that has a pronoun. */
export const withName = ({ sentence, hero }: Pick<Clause, 'sentence' | 'hero'>, changed: string) =>
  statementText({ sentence: { ...sentence, text: changed }, hero });
