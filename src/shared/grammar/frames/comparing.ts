import type { Random } from '#shared/core/random';
import { degrees } from '#shared/language/forms/inflect';
import { men, women } from '../data/people';
import { cap, type Frame, frame, type Generator, one, oneOf, tie, wrong } from '../frame';

/** Adjective, opposite, and what learners make of its comparative. */
const ofPeople = [
  ['tall', 'short'], ['old', 'young'], ['young', 'old'], ['short', 'tall'], ['strong', 'weak'],
  ['happy', 'sad'], ['rich', 'poor'], ['fast', 'slow'], ['careful', ''], ['popular', ''], ['helpful', ''], ['famous', ''],
] as const; // biome-ignore format: a list of words

const ofThings = [
  ['big', 'small'], ['cheap', 'expensive'], ['expensive', 'cheap'], ['old', 'new'], ['heavy', 'light'], ['long', 'short'],
  ['small', 'big'], ['dangerous', 'safe'], ['interesting', 'boring'], ['difficult', 'easy'], ['beautiful', ''], ['modern', ''],
  ['comfortable', ''], ['useful', ''],
] as const; // biome-ignore format: a list of words

const thingsFor: Record<string, readonly string[]> = {
  heavy: ['bag', 'box', 'suitcase'],
  long: ['film', 'book', 'story'],
  dangerous: ['road', 'sport', 'animal'],
  interesting: ['book', 'film', 'story', 'museum'],
  difficult: ['test', 'question', 'exercise'],
  useful: ['app', 'book', 'website'],
  beautiful: ['picture', 'garden', 'song'],
  modern: ['hotel', 'museum', 'house'],
  comfortable: ['chair', 'sofa', 'hotel', 'bed'],
};

const anyThings = ['house', 'car', 'bike', 'phone', 'bag', 'hotel', 'computer', 'boat'];

function comparisonForms(adjective: string) {
  const known = degrees(adjective);
  const isShort = known !== undefined && !['careful', 'useful', 'famous', 'modern'].includes(adjective);
  return isShort
    ? { isShort, more: known.comparative[0] ?? '', most: known.superlative[0] ?? '' }
    : { isShort, more: `more ${adjective}`, most: `most ${adjective}` };
}

const wrongEnding = (adjective: string, end: 'er' | 'est') =>
  adjective.endsWith('e') ? `${adjective}${end.slice(1)}` : `${adjective}${end}`;

interface Pair {
  first: string;
  second: string;
  verb: string;
  adjective: string;
  opposite: string;
}

function pair(random: Random): Pair {
  if (random() < 0.5) {
    const [adjective, opposite] = one(random, ofPeople);
    const [a, b] = random() < 0.5 ? [women, men] : [men, women];
    return { first: one(random, a), second: one(random, b), verb: 'is', adjective, opposite };
  }
  const [adjective, opposite] = one(random, ofThings);
  const thing = one(random, thingsFor[adjective] ?? anyThings);
  const [here, there] = random() < 0.5 ? [`this~${thing}`, 'that~one'] : [`that~${thing}`, 'this~one'];
  return { first: here, second: there, verb: 'is', adjective, opposite };
}

function comparative(random: Random): Frame {
  const { first, second, adjective, opposite } = pair(random);
  const { isShort, more } = comparisonForms(adjective);
  const backwards = opposite && comparisonForms(opposite).more;
  return frame({
    pattern: `${first} is ___ than ${second}.`,
    key: more,
    cue: adjective,
    wrong: isShort
      ? [
          wrong(`more ${more}`, 'double-comparative', `The ending -er is enough: ${more}.`),
          wrong(adjective, 'no-comparative', `Before “than” comes the comparative: ${more}.`),
          wrong(`more ${adjective}`, 'more-with-short', `Short adjectives take -er: ${more}.`),
          wrong(
            comparisonForms(adjective).most,
            'superlative-for-comparative',
            'Two are compared: use the comparative.',
          ),
        ].filter(
          ({ text }) =>
            !(
              text.startsWith('more') &&
              ['happy', 'heavy', 'safe', 'rich', 'fast', 'strong'].includes(adjective) &&
              text === `more ${adjective}`
            ),
        )
      : [
          wrong(wrongEnding(adjective, 'er'), 'er-with-long', `Long adjectives take “more”: ${more}.`),
          wrong(`most ${adjective}`, 'superlative-for-comparative', 'Two are compared: use the comparative.'),
          wrong(adjective, 'no-comparative', `Before “than” comes the comparative: ${more}.`),
        ],
    why: isShort ? `A short adjective: ${more}.` : `A long adjective: ${more}.`,
    ...(backwards && {
      transform: {
        task: `Begin with “${cap(second.replaceAll('~', ' '))}” and use “${opposite}”.`,
        from: `${cap(first)} is ${more} than ${second}.`,
        accepted: [turnedAround(first, second, backwards)],
        wrong: comparisonForms(opposite).isShort
          ? [{ text: turnedAround(first, second, `more ${backwards}`), why: 'The ending -er is enough.' }]
          : [{ text: turnedAround(first, second, wrongEnding(opposite, 'er')), why: 'Long adjectives take “more”.' }],
        why: `The opposite of “${adjective}” is “${opposite}”: ${backwards}.`,
      },
    }),
  });
}

const turnedAround = (first: string, second: string, more: string) => `${cap(second)} is ${more} than ${first}.`;

function asAs(random: Random): Frame {
  const { first, second, adjective } = pair(random);
  const { more } = comparisonForms(adjective);
  const isNot = random() < 0.5;
  return frame({
    pattern: `${first} ${isNot ? 'isn’t' : 'is'} ___ ${second}.`,
    key: `as ${adjective} as`,
    also: isNot ? [`so ${adjective} as`] : [],
    cue: `as … as / ${adjective}`,
    wrong: [
      wrong(`as ${adjective} than`, 'as-than', 'The second part is “as”, not “than”.'),
      wrong(
        `as ${more} as`,
        'comparative-in-as-as',
        `Between “as” and “as” the adjective does not change: ${adjective}.`,
      ),
      wrong(`as ${adjective} like`, 'like-for-as', 'The second part is “as”, not “like”.'),
    ],
    why: 'As … as with the adjective in its plain form.',
    ...(isNot && {
      transform: {
        task: `Use “as ${adjective} as”.`,
        from: `${cap(second)} is ${more} than ${first}.`,
        accepted: [
          `${cap(first)} is not as ${adjective} as ${second}.`,
          `${cap(first)} is not so ${adjective} as ${second}.`,
        ],
        wrong: [{ text: `${cap(first)} is not as ${more} as ${second}.`, why: 'The adjective does not change.' }],
        why: 'Not as … as: the other one has more of it.',
      },
    }),
  });
}

function superlative(random: Random): Frame {
  const isPerson = random() < 0.5;
  const [adjective] = isPerson ? one(random, ofPeople) : one(random, ofThings);
  const thing = isPerson
    ? one(random, ['boy', 'student', 'player', 'girl'])
    : one(random, thingsFor[adjective] ?? anyThings);
  const { isShort, more, most } = comparisonForms(adjective);
  const group = tie(
    isPerson
      ? one(random, ['in the school', 'in the club', 'in the town', 'in the team', 'I know'])
      : one(random, ['in the world', 'in this town', 'of all', 'I know', 'in the country']),
  );
  const name =
    thing === 'boy' ? one(random, men) : thing === 'girl' ? one(random, women) : one(random, [...women, ...men]);
  const subject = isPerson ? name : 'this';
  return frame({
    pattern: `${subject} is ___ ${thing} ${group}.`,
    key: `the ${most}`,
    cue: adjective,
    wrong: [
      wrong(
        `the ${isShort ? more : `more ${adjective}`}`,
        'comparative-for-superlative',
        'More than two are compared: use the superlative.',
      ),
      isShort
        ? wrong(`the most ${most}`, 'double-superlative', `The ending -est is enough: the ${most}.`)
        : wrong(`the ${wrongEnding(adjective, 'est')}`, 'est-with-long', `Long adjectives take “most”: the ${most}.`),
      wrong(most, 'superlative-without-the', `A superlative has “the” before it: the ${most}.`),
    ],
    why: isShort ? `A short adjective: the ${most}.` : `A long adjective: the ${most}.`,
    ...(group !== 'I~know' &&
      group !== 'of~all' && {
        transform: {
          task: `Begin with “${cap(subject)}”.`,
          from: isPerson
            ? `No ${thing} ${group} is ${more} than ${subject}.`
            : `No ${thing} ${group} is ${more} than this one.`,
          accepted: [
            `${cap(subject)} is the ${most} ${thing} ${group}.`,
            `${cap(subject)} is the ${most} ${group}.`,
            ...(isPerson
              ? []
              : [
                  `This ${thing} is the ${most} ${group}.`,
                  `This one is the ${most} ${group}.`,
                  `This is the ${most} one ${group}.`,
                ]),
          ],
          wrong: [{ text: `${cap(subject)} is ${most} ${thing} ${group}.`, why: 'A superlative has “the” before it.' }],
          why: `One of all: the ${most}.`,
        },
      }),
  });
}

export const comparing = {
  comparatives: oneOf(comparative, comparative, asAs),
  superlatives: superlative,
} satisfies Record<string, Generator>;
