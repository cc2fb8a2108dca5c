import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { men, pronouns, slots, women } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, repairable, wrong } from '#shared/grammar/frame';
import { startsWithVowel } from '#shared/language/word-classes';
import type { PointFrames } from '../../frame';

const looks = ['new', 'big', 'small', 'black', 'brown'];

const belongings = ['bag', 'bike', 'book', 'phone', 'hat', 'pen', 'coat', 'camera', 'desk', 'guitar', 'umbrella'];

function possessiveS(random: Random): Frame {
  const name = one(
    random,
    [...women, ...men].filter((owner) => !owner.endsWith('s')),
  );
  const thing = one(random, belongings);
  const start = one(random, ['This is', 'I like', 'Where is', 'I can see']);
  const look = one(random, looks);
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
    why: `The ${thing} is a person’s, so the name comes before it with ’s.`,
    transform: {
      task: `Say it with ’s, and end with “is ${look}”.`,
      from: `${name} has got ${startsWithVowel(thing) ? 'an' : 'a'} ${thing}. It is ${look}.`,
      accepted: [`${name}'s ${thing} is ${look}.`],
      wrong: [{ text: `${name}s ${thing} is ${look}.`, why: 'The ’s of the owner needs an apostrophe.' }],
      why: 'The name comes first with ’s, and then the thing.',
    },
  });
}

function ownOrAlone(random: Random): Frame {
  const person = one(random, ['I', 'you', 'she', 'we', 'they'] as const);
  const { own, alone, object } = pronouns[person];
  const thing = one(random, belongings);
  const owner = one(random, men);
  if (random() < 0.5)
    return frame({
      pattern: `This isn’t ${owner}’s ${thing}. It’s ___.`,
      key: alone,
      cue: person,
      wrong: [
        repairable(
          wrong(own, 'my-for-mine', `“${capital(own)}” needs a noun after it. Alone it is “${alone}”.`),
          `${own} ${thing}`,
        ),
        repairable(
          wrong(`the ${alone}`, 'the-mine', 'There is no article before mine, yours, hers, ours, theirs.'),
          `${own} ${thing}`,
        ),
        wrong(`${own}s`, 'my-for-mine', `The form is “${alone}”.`),
        wrong(`to ${object}`, 'object-for-possessive', `Whose it is takes “${alone}”, without “to”.`, [
          `This isn’t ${owner}’s ${thing}. It’s ${own} ${thing}.`,
        ]),
      ],
      why: `No noun follows, so it is “${alone}”.`,
      transform: {
        task: `Use “${alone}”.`,
        from: `It’s ${own} ${thing}.`,
        accepted: [
          `It is ${alone}.`,
          `This is ${alone}.`,
          `That is ${alone}.`,
          `The ${thing} is ${alone}.`,
          `This ${thing} is ${alone}.`,
          `That ${thing} is ${alone}.`,
        ],
        wrong: [{ text: `It's ${alone} ${thing}.`, why: `“${capital(alone)}” stands alone, without a noun.` }],
        why: `“${capital(alone)}” stands alone.`,
      },
    });
  return frame({
    pattern: `${slots('{Where is;Here is;I can’t see}', random)} ___ ${thing}`
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

export const frames: PointFrames = {
  makeFrame: oneOf(possessiveS, ownOrAlone),
  cloze: [
    '[My: I] name is {$she}, and this is [my: I] brother {$he}. [His: he] room is next to [mine: I]. [Our: we] parents have got a {shop;farm}. “Is that dog [yours: you]?” people often ask. “No, it’s not [ours: we],” we say. “It’s [{$she2}’s: {$she2}] dog.”',
    'My name is Leila, and this is [my|me|mine] sister Anna. We have one room for two: [our|us|ours] beds are next to each other. Anna has got a cat. [Her|Hers|She] cat sleeps on [my|me|mine] bed, because I don’t move at night. The cat likes [its|it’s|it] old chair. [Our|Us|Ours] parents often say: “The room is [yours|your|you], so clean it!”',
    '“Is this [your|yours|you] jacket, Tom?” “No, [mine|my|me] is blue. Ask Maria. I think it’s [hers|her|she].” “No, Maria has got [her|hers|she] jacket on. It’s David’s: there’s [his|him|he] name in it!” “The children have lost [their|theirs|them] jackets too. Are these two [theirs|their|them]?”',
  ],
};
