import type { Random } from '#shared/core/random';
import { verbForms } from '#shared/language/forms/inflect';
import { pronouns, relative } from '../data/people';
import { one, tie } from '../frame';

/** If-clause and main clause: subject, base and rest of each. `{n}` is a person, `{p}` the pronoun. */
interface Condition {
  cause: readonly [string, string, string];
  result: readonly [string, string, string];
}

const conditions: Condition[] = ([
  ['it', 'rain', 'this afternoon', 'we', 'stay', 'at home'], ['it', 'rain', 'this evening', 'we', 'take', 'a taxi'], ['{n}', 'miss', 'the bus', '{p}', 'be', 'late'], ['{n}', 'study', 'hard', '{p}', 'pass', 'the exam'],
  ['{n}', 'get', 'the job', '{p}', 'move', 'to London'], ['{n}', 'find', 'a cheap flight', '{p}', 'go', 'to Greece'], ['the shop', 'close', 'early', 'we', 'buy', 'bread at the station'], ['{n}', 'eat', 'all that cake', '{p}', 'feel', 'ill'],
  ['{n}', 'call', 'me', 'I', 'tell', '{o} the truth'], ['{n}', 'leave', 'now', '{p}', 'catch', 'the train'], ['the weather', 'improve', 'tomorrow', 'we', 'have', 'a picnic'], ['{n}', 'win', 'the race', '{p}', 'get', 'a prize'],
  ['{n}', 'sell', 'the car', '{p}', 'buy', 'a motorbike'], ['{n}', 'come', 'to the party', 'we', 'make', 'a bigger cake'], ['{n}', 'forget', 'the map', '{p}', 'get', 'lost'], ['{n}', 'save', 'enough money', '{p}', 'visit', 'Japan'],
  ['{n}', 'invite', 'us', 'we', 'bring', 'a cake'], ['the train', 'arrive', 'early', 'I', 'wait', 'at the station'], ['{n}', 'forget', 'to bring a coat', 'I', 'lend', '{o} mine'], ['{n}', 'work', 'harder', '{p}', 'earn', 'more'],
] as const).map(([a, b, c, d, e, f]) => ({ cause: [a, b, c], result: [d, e, f] })); // biome-ignore format: a list of sentences

/** One of the conditions, said of a person. */
export function condition(random: Random) {
  const who = relative(random);
  const pair = one(random, conditions);
  const name = (text: string) =>
    text.replace('{n}', who.text).replace('{p}', who.person).replace('{o}', pronouns[who.person].object);
  const [ifSubject, ifBase, ifRest] = pair.cause;
  const [subject, base, rest] = pair.result;
  return {
    cause: { subject: name(ifSubject), base: ifBase, forms: verbForms(ifBase), rest: tie(name(ifRest)) },
    result: { subject: name(subject), base, forms: verbForms(base), rest: tie(name(rest)) },
  };
}

/** The past after if. */
export const pastOf = (base: string) => (base === 'be' ? 'was' : (verbForms(base).past[0] ?? ''));

/** The participle after have. */
export const participleOf = (base: string) =>
  base === 'be' ? 'been' : base === 'get' ? 'got' : (verbForms(base).participle[0] ?? '');
