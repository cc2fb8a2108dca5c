import type { Random } from '#shared/core/random';
import { one } from '../frame';
import { slotsFrom } from './slots';

export type Person = 'I' | 'you' | 'he' | 'she' | 'it' | 'we' | 'they';

/** Who does it. The text is written as in the middle of a sentence, tied where it is more than one word. */
export interface Subject {
  text: string;
  person: Person;
}

export const women =
  'Anna Maria Leila Yuki Amina Ingrid Priya Sofia Chloe Mei Fatima Zeynep Olga Emma Lucia Nadia Aisha Hana'.split(' ');
export const men =
  'Omar Carlos Kenji Ivan Ali Pedro Tom David Jin Kwame Mateo Samir Piotr Hugo Ben Rahul Tariq Luca'.split(' ');

const sheWords = ['my~sister', 'my~mother', 'my~aunt', 'our~grandmother', 'she', 'my~mum'];
const heWords = ['my~brother', 'my~father', 'my~uncle', 'our~grandfather', 'he', 'my~dad'];
const theyWords = ['my~parents', 'my~friends', 'they', 'my~cousins', 'my~grandparents', 'my~brothers'];

/** Third persons only: of everyone else one never says "you" or "I" by mistake. */
export function someoneElse(random: Random): Subject {
  return one(random, [she, he, they])(random);
}

export function anyone(random: Random): Subject {
  return random() < 0.65
    ? someoneElse(random)
    : one(random, [
        { text: 'I', person: 'I' },
        { text: 'we', person: 'we' },
        { text: 'you', person: 'you' },
      ] as const);
}

export function she(random: Random): Subject {
  return { text: random() < 0.6 ? one(random, women) : one(random, sheWords), person: 'she' };
}

export function he(random: Random): Subject {
  return { text: random() < 0.6 ? one(random, men) : one(random, heWords), person: 'he' };
}

/** A person whose noun says whether it is he or she: a first name alone does not, so where a pronoun is asked for it is one of these. */
export function relative(random: Random): Subject {
  const [words, person] = one(random, [
    [sheWords, 'she'],
    [heWords, 'he'],
  ] as const);
  return {
    text: one(
      random,
      words.filter((word) => word.includes('~')),
    ),
    person,
  };
}

export function heOrShe(random: Random): Subject {
  return one(random, [she, he])(random);
}

export function they(random: Random): Subject {
  return {
    text: random() < 0.4 ? `${one(random, women)}~and~${one(random, men)}` : one(random, theyWords),
    person: 'they',
  };
}

export const isThird = ({ person }: Subject) => person === 'he' || person === 'she' || person === 'it';

export const pronouns: Record<Person, { object: string; own: string; alone: string; be: string; was: string }> = {
  I: { object: 'me', own: 'my', alone: 'mine', be: 'am', was: 'was' },
  you: { object: 'you', own: 'your', alone: 'yours', be: 'are', was: 'were' },
  he: { object: 'him', own: 'his', alone: 'his', be: 'is', was: 'was' },
  she: { object: 'her', own: 'her', alone: 'hers', be: 'is', was: 'was' },
  it: { object: 'it', own: 'its', alone: 'its', be: 'is', was: 'was' },
  we: { object: 'us', own: 'our', alone: 'ours', be: 'are', was: 'were' },
  they: { object: 'them', own: 'their', alone: 'theirs', be: 'are', was: 'were' },
};

/** Have or has, as the subject wants it. */
export const haveOf = (subject: Subject) => (isThird(subject) ? 'has' : 'have');

export const beOf = ({ person }: Subject) => pronouns[person].be;
export const wasOf = ({ person }: Subject) => pronouns[person].was;

export const countries = 'Spain Japan Brazil Egypt Poland India Mexico Kenya Italy Turkey China Peru'.split(' ');
export const cities = 'Madrid Tokyo Cairo Warsaw Lima Rome Paris Istanbul Nairobi Lisbon Delhi Berlin'.split(' ');

/** Fills slots; `$she`, `$he`, `$city`, `$country` (and `$she2` …) stay the same within one text. */
export function slots(text: string, random: Random): string {
  return slotsFrom(text, random, { she: women, he: men, city: cities, country: countries });
}
