import type { Value } from '#shared/content/things/attribute';

/** Helping verbs with what they say no with. */
const negative: Readonly<Record<string, string>> = {
  is: 'isn’t',
  are: 'aren’t',
  does: 'doesn’t',
  do: 'don’t',
  can: 'can’t',
  could: 'couldn’t',
  has: 'hasn’t',
  have: 'haven’t',
};

/** Subjects as a short answer takes them up. */
const pronouns: Readonly<Record<string, string>> = {
  people: 'they',
  children: 'they',
  two: 'they',
  this: 'it',
  that: 'it',
  its: 'it',
  i: 'you',
  we: 'you',
};

/** The answer as one says it in English: 'Yes, it can.' */
export function shortAnswer(question: string, answer: Value): string {
  if (answer === 'sometimes') return 'Sometimes.';
  if (answer === 'unknown') return 'It’s hard to say.';
  const [helper = '', subject = '', noun = ''] = question.toLowerCase().split(' ');
  const no = negative[helper];
  const word = answer === 'yes' ? 'Yes' : 'No';
  if (!no) return `${word}.`;
  // A person is neither he nor she here, and 'they' takes another verb.
  if (noun === 'person') return helper === 'does' ? `${word}, they ${answer === 'yes' ? 'do' : 'don’t'}.` : `${word}.`;
  return `${word}, ${pronouns[subject] ?? subject} ${answer === 'yes' ? helper : no}.`;
}
