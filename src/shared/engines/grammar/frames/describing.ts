import { degrees } from '../../../content/forms/inflect';
import type { Random } from '../../../random';
import { beOf, heOrShe, isThird, men, type Subject, they, women } from '../data/people';
import { cap, type Frame, frame, type Generator, one, oneOf, tie, wrong } from '../frame';
import { fromRows, type Row } from './rows';

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

function compared(adjective: string) {
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
  is: string;
  adjective: string;
  opposite: string;
}

function pair(random: Random): Pair {
  if (random() < 0.5) {
    const [adjective, opposite] = one(random, ofPeople);
    const [a, b] = random() < 0.5 ? [women, men] : [men, women];
    return { first: one(random, a), second: one(random, b), is: 'is', adjective, opposite };
  }
  const [adjective, opposite] = one(random, ofThings);
  const thing = one(random, thingsFor[adjective] ?? anyThings);
  const [here, there] = random() < 0.5 ? [`this~${thing}`, 'that~one'] : [`that~${thing}`, 'this~one'];
  return { first: here, second: there, is: 'is', adjective, opposite };
}

function comparative(random: Random): Frame {
  const { first, second, adjective, opposite } = pair(random);
  const { isShort, more } = compared(adjective);
  const backwards = opposite && compared(opposite).more;
  return frame({
    pattern: `${first} is ___ than ${second}.`,
    key: more,
    cue: adjective,
    wrong: isShort
      ? [
          wrong(`more ${more}`, 'double-comparative', `The ending -er is enough: ${more}.`),
          wrong(adjective, 'no-comparative', `Before “than” comes the comparative: ${more}.`),
          wrong(`more ${adjective}`, 'more-with-short', `Short adjectives take -er: ${more}.`),
          wrong(compared(adjective).most, 'superlative-for-comparative', 'Two are compared: use the comparative.'),
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
        wrong: compared(opposite).isShort
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
  const { more } = compared(adjective);
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
  const { isShort, more, most } = compared(adjective);
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

const often = ['always', 'usually', 'often', 'sometimes', 'never'];
const routines = [
  ['play', 'plays', 'tennis'], ['watch', 'watches', 'TV'], ['read', 'reads', 'the~newspaper'], ['drink', 'drinks', 'tea'],
  ['cook', 'cooks', 'dinner'], ['take', 'takes', 'the~bus'], ['eat', 'eats', 'fish'], ['wear', 'wears', 'jeans'],
  ['do', 'does', 'the~shopping'], ['clean', 'cleans', 'the~kitchen'], ['visit', 'visits', 'museums'], ['tell', 'tells', 'jokes'],
] as const; // biome-ignore format: a list of words

function frequency(random: Random): Frame {
  const subject: Subject = random() < 0.7 ? heOrShe(random) : they(random);
  const adverb = one(random, often);
  const [base, third, object] = one(random, routines);
  const form = isThird(subject) ? third : base;
  return frame({
    pattern: `${subject.text} ___.`,
    key: `${adverb} ${form} ${object}`.replaceAll('~', ' '),
    also: adverb === 'sometimes' ? [`${form} ${object} sometimes`.replaceAll('~', ' ')] : [],
    cue: `${adverb} / ${base} / ${object.replaceAll('~', ' ')}, present`,
    wrong: [
      wrong(
        `${form} ${adverb} ${object}`.replaceAll('~', ' '),
        'adverb-between',
        `Nothing stands between the verb and its object: ${adverb} ${form}.`,
      ),
      wrong(
        `${object} ${adverb} ${form}`.replaceAll('~', ' '),
        'object-before-verb',
        'The object comes after the verb.',
      ),
      wrong(
        `${adverb} ${isThird(subject) ? base : third} ${object}`.replaceAll('~', ' '),
        isThird(subject) ? 'third-person-s' : 'extra-s',
        isThird(subject) ? 'With he, she and it the verb needs -s.' : 'The -s is only for he, she and it.',
      ),
    ],
    why: `“${cap(adverb)}” stands before the verb, and the object after it.`,
    transform: {
      task: `Add “${adverb}” in its usual place.`,
      from: `${cap(subject.text)} ${form} ${object}.`,
      accepted: [
        `${cap(subject.text)} ${adverb} ${form} ${object}.`,
        ...(['usually', 'often', 'sometimes'].includes(adverb)
          ? [`${cap(adverb)} ${subject.text} ${form} ${object}.`, `${cap(subject.text)} ${form} ${object} ${adverb}.`]
          : []),
      ],
      wrong: [
        {
          text: `${cap(subject.text)} ${form} ${adverb} ${object}.`,
          why: 'Nothing stands between the verb and its object.',
        },
      ],
      why: 'Before the verb.',
    },
  });
}

const manners = [
  ['drives', 'careful', 'carefully', 'driver'], ['sings', 'beautiful', 'beautifully', 'singer'], ['plays', 'good', 'well', 'player'],
  ['works', 'hard', 'hard', 'worker'], ['runs', 'fast', 'fast', 'runner'], ['dances', 'good', 'well', 'dancer'],
  ['dances', 'beautiful', 'beautifully', 'dancer'], ['writes', 'good', 'well', 'writer'], ['sings', 'good', 'well', 'singer'],
] as const; // biome-ignore format: a list of words
const badAdverbs: Record<string, string> = {
  careful: 'carefuly',
  beautiful: 'beautifuly',
  good: 'goodly',
  hard: 'hardly',
  fast: 'fastly',
};

function manner(random: Random): Frame {
  const subject = heOrShe(random);
  const [verb, adjective, adverb, person] = one(random, manners);
  const very = one(random, ['very ', '']);
  const article = /^[aeiou]/.test(adjective) ? 'an' : 'a';
  return frame({
    pattern: `${subject.text} ${verb} ${very ? 'very ' : 'really '}___.`,
    key: adverb,
    cue: adjective,
    wrong: [
      ...(adverb === adjective
        ? []
        : [wrong(adjective, 'adjective-for-adverb', `It says how someone does it: ${adverb}.`)]),
      wrong(
        badAdverbs[adjective] ?? '',
        adverb === `${adjective}ly` ? 'spelling-adverb' : 'irregular-adverb',
        `The adverb of “${adjective}” is “${adverb}”.`,
      ),
      ...(adverb === adjective
        ? [wrong(`${adjective}est`, 'superlative-for-adverb', `The adverb of “${adjective}” is “${adverb}”.`)]
        : []),
    ],
    why: `How someone does it: an adverb. The adverb of “${adjective}” is “${adverb}”.`,
    transform: {
      task: `Use the verb: “${cap(subject.text)} ${verb} …”.`,
      from: `${cap(subject.text)} is ${very ? `a very ${adjective}` : `${article} ${adjective}`} ${person}.`,
      accepted: [`${cap(subject.text)} ${verb} ${very}${adverb}.`],
      wrong: [
        {
          text: `${cap(subject.text)} ${verb} ${very}${adverb === adjective ? badAdverbs[adjective] : adjective}.`,
          why: `The adverb of “${adjective}” is “${adverb}”.`,
        },
      ],
      why: `The adverb of “${adjective}” is “${adverb}”.`,
    },
  });
}

function afterObject(random: Random): Frame {
  const subject = heOrShe(random);
  const [verb, object] = one(random, [
    ['speaks', 'English'],
    ['plays', 'the guitar'],
    ['speaks', 'French'],
    ['plays', 'tennis'],
    ['drives', 'the bus'],
    ['cooks', 'fish'],
    ['teaches', 'maths'],
  ] as const);
  const adverb = 'very well';
  return frame({
    pattern: `${subject.text} ${verb} ___.`,
    key: `${object} ${adverb}`,
    cue: `${adverb} / ${object}`,
    wrong: [
      wrong(`${adverb} ${object}`, 'adverb-between', 'Nothing stands between the verb and its object.'),
      wrong(`${object} very good`, 'adjective-for-adverb', 'It says how someone does it: well.'),
      wrong(`very good ${object}`, 'adjective-for-adverb', 'It says how someone does it: well, after the object.'),
    ]
      .filter(
        ({ text }) => !['very good English', 'very good French', 'very good tennis', 'very good fish'].includes(text),
      )
      .concat([wrong(`${object} very goodly`, 'irregular-adverb', 'The adverb of “good” is “well”.')]),
    why: 'The object comes first, then how.',
    transform: {
      task: 'Add “very well”.',
      from: `${cap(subject.text)} ${verb} ${object}.`,
      accepted: [`${cap(subject.text)} ${verb} ${object} very well.`],
      wrong: [
        {
          text: `${cap(subject.text)} ${verb} very well ${object}.`,
          why: 'Nothing stands between the verb and its object.',
        },
      ],
      why: 'The object comes first, then how.',
    },
  });
}

const soRows: Row[] = [
  { text: 'It was ___ {hot;cold;wet} that we {stayed at home;went home early}.', key: 'so', wrong: ['such', 'too', 'very'] },
  { text: '{$she;$he} was ___ {tired;bored;ill} that we all {went home;left early}.', key: 'so', wrong: ['such', 'too', 'very'] },
  { text: 'The {film;book;play;concert} was ___ {boring;long} that {$she;$he} fell asleep.', key: 'so', wrong: ['such', 'too', 'very'] },
  { text: 'It was ___ a {hot;cold;wet} day that we {stayed at home;went home early}.', key: 'such', wrong: ['so', 'too', 'very'] },
  { text: 'It was ___ a {good;funny;sad;interesting} {film;book;story} that {$she;$he} told everyone about it.', key: 'such', wrong: ['so', 'too', 'very'] },
  { text: 'They are ___ {nice;kind;friendly;interesting} people that everyone likes them.', key: 'such', wrong: ['so', 'too', 'such a'] },
  { text: 'This {bag;box;suitcase;table} is ___ heavy for {$she;$he} to carry.', key: 'too', wrong: ['such', 'enough', 'too much'] },
  { text: 'The {coffee;tea;soup} is ___ hot to drink.', key: 'too', wrong: ['such', 'enough', 'too much'] },
  { text: '{$she;$he} is ___ young to drive a {car;bus;taxi}.', key: 'too', wrong: ['such', 'enough', 'too much'] },
]; // biome-ignore format: one row a line

const soWhy: Record<string, string> = {
  so: 'So + adjective + that …',
  such: 'Such + (a/an) + adjective + noun.',
  too: 'Too + adjective: more than is good.',
};
const soMistakes: Record<
  string,
  'so-such' | 'very-for-so' | 'too-for-so' | 'enough-place' | 'too-much-adjective' | 'such-a'
> = {
  so: 'so-such',
  such: 'so-such',
  very: 'very-for-so',
  too: 'too-for-so',
  enough: 'enough-place',
  'too much': 'too-much-adjective',
  'such a': 'such-a',
};

const soBase = fromRows(soRows, {
  cue: 'so / such / too',
  why: ({ key }) => soWhy[key] ?? '',
  mistake: (filling, { key }) => ({ mistake: soMistakes[filling] ?? 'so-such', why: soWhy[key] ?? '' }),
});

function soSuch(random: Random): Frame {
  const made = soBase(random);
  const [noun, adjective, rest] = one(random, [
    ['day', 'hot', 'we stayed at home'],
    ['film', 'good', 'we watched it twice'],
    ['book', 'boring', 'I fell asleep'],
    ['night', 'cold', 'we came home early'],
    ['test', 'difficult', 'nobody passed it'],
    ['meal', 'expensive', 'we shared it'],
    ['song', 'beautiful', 'she began to cry'],
    ['story', 'sad', 'he began to cry'],
    ['hotel', 'noisy', 'we left after one night'],
    ['road', 'dangerous', 'we drove very slowly'],
  ] as const);
  const article = /^[aeiou]/.test(adjective) ? 'an' : 'a';
  const [so, such] = [
    `The ${noun} was so ${adjective} that ${rest}.`,
    `It was such ${article} ${adjective} ${noun} that ${rest}.`,
  ];
  return {
    ...made,
    transform:
      random() < 0.5
        ? {
            task: 'Begin with “It was” and use “such”.',
            from: so,
            accepted: [such, such.replace(' that ', ' ')],
            wrong: [{ text: such.replace('such', 'so'), why: 'Before a noun with its adjective: such.' }],
            why: 'Such a + adjective + noun.',
          }
        : {
            task: `Begin with “The ${noun}” and use “so”.`,
            from: such,
            accepted: [so, so.replace(' that ', ' ')],
            wrong: [{ text: so.replace('so', 'such'), why: 'Before an adjective without a noun: so.' }],
            why: 'So + adjective.',
          },
  };
}

const enoughFor = [
  ['old', 'young', 'drive a car'], ['tall', 'short', 'play basketball'], ['strong', 'weak', 'carry the box'], ['rich', 'poor', 'buy a boat'],
  ['old', 'young', 'live alone'], ['fast', 'slow', 'win the race'], ['brave', '', 'jump from there'], ['old', 'young', 'vote'],
] as const; // biome-ignore format: a list of words

function enough(random: Random): Frame {
  const subject = heOrShe(random);
  const [adjective, opposite, goal] = one(random, enoughFor);
  return frame({
    pattern: `${subject.text} ${beOf(subject)}n’t ___ to ${tie(goal)}.`,
    key: `${adjective} enough`,
    cue: `enough / ${adjective}`,
    wrong: [
      wrong(`enough ${adjective}`, 'enough-place', '“Enough” comes after the adjective.'),
      wrong(`${adjective} too`, 'too-place', '“Enough” comes after the adjective; “too” would come before it.', [
        `${cap(subject.text)} isn't too ${adjective} to ${goal}.`,
      ]),
      wrong(`such ${adjective}`, 'so-such', '“Such” stands before a noun.', [
        `${cap(subject.text)} isn't so ${adjective} to ${goal}.`,
      ]),
    ],
    why: '“Enough” comes after the adjective.',
    ...(opposite && {
      transform: {
        task: `Use “${adjective} enough”.`,
        from: `${cap(subject.text)} is too ${opposite} to ${goal}.`,
        accepted: [`${cap(subject.text)} is not ${adjective} enough to ${goal}.`],
        wrong: [
          {
            text: `${cap(subject.text)} is not enough ${adjective} to ${goal}.`,
            why: '“Enough” comes after the adjective.',
          },
        ],
        why: `Too ${opposite} is the same as not ${adjective} enough.`,
      },
    }),
  });
}

export const describing = {
  comparatives: oneOf(comparative, comparative, asAs),
  superlatives: superlative,
  'adverbs-order': oneOf(frequency, frequency, manner, afterObject),
  'so-such-too-enough': oneOf(soSuch, soSuch, soSuch, enough),
} satisfies Record<string, Generator>;
