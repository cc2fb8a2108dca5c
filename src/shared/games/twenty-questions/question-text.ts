import { capital } from '#shared/core/first-letter';
import type { Form } from './question-form';
import { isFrequency, wordsOf } from './words';

const names = `I TV Africa Europe European Asia America Americas Australia African French English France Italy England
Britain China India Egypt Spain USA UK Olympics Olympic London Paris`.split(/\s+/);
const capitals: ReadonlyMap<string, string> = new Map(names.map((word) => [word.toLowerCase(), word]));

const isShouted = (text: string) => text === text.toUpperCase();
/** A question as it was typed but for its first letter, its mark and the capitals of names. */
export function tidyQuestion(typed: string, own: readonly string[] = []): string {
  const text = typed
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s?!.]+$/, '');
  const named = new Map([...capitals, ...capitalsOf(own)]);
  const words = (isShouted(text) ? text.toLowerCase() : text).split(' ').map((word) => named.get(word) ?? word);
  return `${capital(words.join(' '))}?`;
}

/** A question that was put right, with the capitals and the adverbs of frequency that were typed. */
export function writeQuestion({ said, subject, rest }: Form, typed: string): string {
  const own = isShouted(typed)
    ? []
    : capitalsOf(
        typed
          .trim()
          .replaceAll(/[?!.,]/g, '')
          .split(/\s+/)
          .slice(1),
      );
  const named = new Map([...capitals, ...own]);
  const isPart = rest[0] === 'north' || rest.includes('america');
  const words = [said, ...subject.split(' '), ...wordsOf(typed).filter(isFrequency), ...rest].map((word) =>
    (word === 'north' || word === 'south') && isPart ? capital(word) : (named.get(word) ?? word),
  );
  return `${capital(words.join(' ').replace(/\b1000\b/, '1,000'))}?`;
}

const capitalsOf = (words: readonly string[]): [string, string][] =>
  words.filter((word) => /^\p{Lu}/u.test(word)).map((word) => [word.toLowerCase(), word]);
