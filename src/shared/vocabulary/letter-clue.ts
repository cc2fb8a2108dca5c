import { gapMark } from '#shared/items/gap-mark';
import { formsOf, verbForms } from '#shared/language/forms/inflect';
import type { Gap } from './word-gap';

/**
 * How a word begins and how long it is, for who is to type it: “r…, 8 letters”. So a synonym that would be as right is
 * not what is asked for. Of a very short word only its length is told: its first letter would be half of it.
 */
export function letterClue(answer: string): string {
  const words = answer.trim().split(/\s+/);
  const lengths = words.map((word) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const size = `${lengths.join(' + ')} ${total === 1 ? 'letter' : 'letters'}`;
  if (total < 3) return size;
  return `${words.map((word) => (word.length > 1 ? `${word.charAt(0)}…` : word)).join(' ')}, ${size}`;
}

const auxiliaries =
  /(?:\b(?:have|has|had|is|are|am|was|were|be|been|being|get|gets|got)|[’'](?:ve|s|d|re|m)|n[’']t)(?: \w+ly| never| already| just| always| not)?\s*$/i;

/**
 * Which form of a verb is meant, where another one begins alike and is as long: “They ___ us a cake” takes give and gave.
 * Nothing where the letters tell it.
 */
export function formClue({ text, answer }: Gap, term: string, partOfSpeech: string): string | undefined {
  if (partOfSpeech !== 'verb' && partOfSpeech !== 'phrasal verb') return undefined;
  const given = answer.toLowerCase();
  const isTold = formsOf(term, partOfSpeech).every((form) => form === given || letterClue(form) !== letterClue(given));
  if (isTold) return undefined;
  const [verb = ''] = given.split(' ');
  const { base, thirdPerson, past } = verbForms(term.toLowerCase().split(' ')[0] ?? '');
  if (verb === base) return 'base form';
  if (verb === thirdPerson) return 'form with -s';
  const before = text.slice(0, text.indexOf(gapMark));
  return past.includes(verb) && !auxiliaries.test(before) ? 'past form' : 'past participle';
}
