import type { Random } from '#shared/core/random';
import { men, pronouns, slots, women } from '../data/people';
import { cap, type Frame, frame, type Generator, one, oneOf, wrong } from '../frame';

const belongings = ['bag', 'bike', 'book', 'phone', 'hat', 'pen', 'coat', 'camera', 'room', 'desk', 'guitar', 'dog'];

function possessiveS(random: Random): Frame {
  const name = one(
    random,
    [...women, ...men].filter((known) => !known.endsWith('s')),
  );
  const thing = one(random, belongings);
  const start = one(random, ['This is', 'I like', 'Where is', 'I can see']);
  const end = start === 'Where is' ? '?' : '.';
  return frame({
    pattern: `${start} ___ ${thing}${end}`,
    key: `${name}'s`,
    cue: name,
    wrong: [
      wrong(name, 'missing-possessive-s', `The owner takes ’s: ${name}’s.`),
      wrong(`${name}s`, 'missing-apostrophe', `The ’s of the owner needs an apostrophe: ${name}’s.`),
      wrong(`of ${name}`, 'of-for-possessive', 'A person who owns something stands before the thing, with ’s.'),
    ],
    why: `The ${thing} of a person: the name and ’s before the thing.`,
    transform: {
      task: 'Say who the owner is with ’s.',
      from: `${name} has got a ${one(random, ['new', 'big', 'red', 'black'])} ${thing}. It is here.`,
      accepted: [
        `${name}'s ${thing} is here.`,
        ...['new', 'big', 'red', 'black'].map((look) => `${name}'s ${look} ${thing} is here.`),
      ],
      wrong: [{ text: `The ${thing} of ${name} is here.`, why: 'For people we use ’s.' }],
      why: 'The name and ’s before the thing.',
    },
  });
}

function ownOrAlone(random: Random): Frame {
  const person = one(random, ['I', 'you', 'she', 'we', 'they'] as const);
  const { own, alone, object } = pronouns[person];
  const thing = one(random, belongings);
  if (random() < 0.5)
    return frame({
      pattern: `This isn’t ${one(random, men)}’s ${thing}. It’s ___.`,
      key: alone,
      cue: person,
      wrong: [
        wrong(own, 'my-for-mine', `“${cap(own)}” needs a noun after it. Alone it is “${alone}”.`),
        wrong(`the ${alone}`, 'the-mine', 'There is no article before mine, yours, hers, ours, theirs.'),
        wrong(`${own}s`, 'my-for-mine', `The form is “${alone}”.`),
        wrong(`to ${object}`, 'object-for-possessive', `Use “${alone}”.`),
      ],
      why: `No noun follows, so it is “${alone}”.`,
      transform: {
        task: `Use “${alone}”.`,
        from: `It’s ${own} ${thing}.`,
        accepted: [
          `It is ${alone}.`,
          `The ${thing} is ${alone}.`,
          `This ${thing} is ${alone}.`,
          `That ${thing} is ${alone}.`,
        ],
        wrong: [{ text: `It's ${alone} ${thing}.`, why: `“${cap(alone)}” stands alone, without a noun.` }],
        why: `“${cap(alone)}” stands alone.`,
      },
    });
  return frame({
    pattern: `${slots('{Where is;I like;I can’t see}', random)} ___ ${thing}`
      .replace(/^(Where is.*)$/, '$1?')
      .replace(/([a-z])$/, '$1.'),
    key: own,
    cue: person,
    wrong: [
      wrong(alone, 'mine-for-my', `Before a noun it is “${own}”.`),
      wrong(
        person === 'I' ? 'I' : person === 'she' ? 'she' : person,
        'subject-for-possessive',
        `Before a noun it is “${own}”.`,
      ),
      ...(object === own ? [] : [wrong(object, 'object-for-possessive', `Before a noun it is “${own}”.`)]),
      ...(object === own || person === 'you'
        ? [
            wrong(
              `${person}'${person === 'she' ? 's' : 're'}`,
              'subject-for-possessive',
              `Before a noun it is “${own}”.`,
            ),
          ]
        : []),
    ],
    why: `A noun follows, so it is “${own}”.`,
  });
}

const seenPeople = [
  ['my~brother', 'he'], ['my~sister', 'she'], ['my~parents', 'they'], ['the~children', 'they'], ['that~man', 'he'],
  ['that~woman', 'she'], ['these~flowers', 'they'], ['this~song', 'it'], ['my~friends', 'they'], ['that~book', 'it'],
  ['my~new~phone', 'it'], ['our~teachers', 'they'],
] as const; // biome-ignore format: a list of words

function objectPronoun(random: Random): Frame {
  const isName = random() < 0.4;
  const isShe = random() < 0.5;
  const [thing, person] = isName
    ? ([one(random, isShe ? women : men), isShe ? 'she' : 'he'] as const)
    : one(random, seenPeople);
  const { object, own } = pronouns[person];
  const isThing = person === 'it' || thing === 'these~flowers';
  const pattern = slots(
    isThing
      ? '{I like;I love;We like;We love;My sister likes;My brother loves;Do you like;I want to buy;Everyone likes} ___'
      : '{I like;I know;I often talk to;I often think about;We want to meet;I want to dance with;Please help;Can you see;I can’t find;We live with;I work with;Can you call;I always listen to;We sometimes visit;I never see} ___',
    random,
  )
    .replace(/^((?:Do|Can) .*)$/, '$1?')
    .replace(/___$/, '___.');
  const lead = `${slots(person === 'it' || thing === 'these~flowers' ? '{Look at;What about}' : '{Do you know;Look at;What about}', random)} ${thing.replaceAll('~', ' ')}`;
  const rest = pattern.replace('___', thing);
  return frame({
    lead: lead.startsWith('Look') ? `${lead}!` : `${lead}?`,
    pattern,
    key: object,
    cue: person,
    wrong: [
      ...(person === 'it' ? [] : [wrong(person, 'subject-for-object', `After the verb or a preposition: ${object}.`)]),
      ...(own === object || own === 'his'
        ? []
        : [wrong(own, 'possessive-for-object', `“${cap(own)}” needs a noun after it. Here: ${object}.`)]),
      ...['him', 'her', 'them', 'it']
        .filter((other) => other !== object && (person === 'he' || person === 'she') === (other !== 'them'))
        .slice(0, 2)
        .map((other) => wrong(other, 'wrong-pronoun', `The right person here is “${object}”.`)),
    ],
    why: `It is not the subject: ${person === 'it' ? '“it” keeps its form' : `${person} becomes ${object}`}.`,
    transform: {
      task: `Use a pronoun for “${thing.replaceAll('~', ' ')}”.`,
      from: cap(rest),
      accepted: [cap(pattern.replace('___', object))],
      wrong:
        person === 'it'
          ? []
          : [{ text: cap(pattern.replace('___', person)), why: `It is not the subject here: ${object}.` }],
      why: 'After a verb or a preposition stand me, you, him, her, it, us, them.',
    },
  });
}

function objectForMe(random: Random): Frame {
  const person = one(random, ['I', 'we'] as const);
  const { object, own } = pronouns[person];
  const pattern = slots('{Please help;Can you help;Can you see;Come with;Listen to;Look at} ___', random);
  const end = pattern.startsWith('Can') ? '?' : '.';
  return frame({
    lead: person === 'I' ? 'I am here.' : slots('{$she} and I are here.', random),
    pattern: `${pattern}${end}`,
    key: object,
    cue: person,
    wrong: [
      wrong(person, 'subject-for-object', `After the verb or a preposition: ${object}.`),
      wrong(own, 'possessive-for-object', `“${cap(own)}” needs a noun after it. Here: ${object}.`),
    ],
    why: `It is not the subject: ${person} becomes ${object}.`,
  });
}

export const pronounPoints = {
  possessives: oneOf(possessiveS, ownOrAlone),
  'object-pronouns': oneOf(objectPronoun, objectPronoun, objectPronoun, objectForMe),
} satisfies Record<string, Generator>;
