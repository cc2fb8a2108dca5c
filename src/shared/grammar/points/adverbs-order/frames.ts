import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { heOrShe, isThird, type Subject, they } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

const often = ['always', 'usually', 'often', 'sometimes', 'never'];

const routines = [
  ['play', 'plays', 'tennis'], ['watch', 'watches', 'TV'], ['make', 'makes', 'cakes'], ['drink', 'drinks', 'tea'],
  ['cook', 'cooks', 'dinner'], ['take', 'takes', 'the~bus'], ['eat', 'eats', 'fish'], ['wear', 'wears', 'jeans'],
  ['do', 'does', 'the~shopping'], ['clean', 'cleans', 'the~kitchen'], ['visit', 'visits', 'museums'], ['tell', 'tells', 'jokes'],
] as const; // biome-ignore format: a list of words

function frequency(random: Random): Frame {
  const subject: Subject = random() < 0.7 ? heOrShe(random) : they(random);
  const adverb = one(random, often);
  const [base, third, object] = one(random, routines);
  const form = isThird(subject) ? third : base;
  const adverbFirst = ['usually', 'often', 'sometimes'].includes(adverb)
    ? [`${capital(adverb)} ${subject.text} ${form} ${object}.`]
    : [];
  return frame({
    pattern: `${subject.text} ___.`,
    key: `${adverb} ${form} ${object}`.replaceAll('~', ' '),
    also: ['sometimes', 'often', 'usually'].includes(adverb)
      ? [`${form} ${object} ${adverb}`.replaceAll('~', ' ')]
      : [],
    cue: `${adverb} / ${base} / ${object.replaceAll('~', ' ')}, present simple`,
    wrong: [
      wrong(
        `${form} ${adverb} ${object}`.replaceAll('~', ' '),
        'adverb-between',
        `Nothing stands between the verb and its object: ${adverb} ${form}.`,
        adverbFirst,
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
    why: `“${capital(adverb)}” stands before the verb, and the object after it.`,
    transform: {
      task: `Add “${adverb}”.`,
      from: `${capital(subject.text)} ${form} ${object}.`,
      accepted: [
        `${capital(subject.text)} ${adverb} ${form} ${object}.`,
        ...(['usually', 'often', 'sometimes'].includes(adverb)
          ? [
              `${capital(adverb)} ${subject.text} ${form} ${object}.`,
              `${capital(subject.text)} ${form} ${object} ${adverb}.`,
            ]
          : []),
      ],
      wrong: [
        {
          text: `${capital(subject.text)} ${form} ${adverb} ${object}.`,
          why: 'Nothing stands between the verb and its object.',
        },
      ],
      why: `“${capital(adverb)}” usually stands before the verb, and never between the verb and its object.`.replace(
        '“Usually” usually',
        '“Usually” mostly',
      ),
    },
  });
}

const manners = [
  ['drives', 'careful', 'carefully', 'driver'], ['sings', 'beautiful', 'beautifully', 'singer'], ['cooks', 'good', 'well', 'cook'],
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
    why: `An adverb says how someone does it. The adverb of “${adjective}” is “${adverb}”.`,
    transform: {
      task: `Use the verb: “${capital(subject.text)} ${verb} …”.`,
      from: `${capital(subject.text)} is ${very ? `a very ${adjective}` : `${article} ${adjective}`} ${person}.`,
      accepted: [`${capital(subject.text)} ${verb} ${very}${adverb}.`],
      wrong: [
        {
          text: `${capital(subject.text)} ${verb} ${very}${adverb === adjective ? badAdverbs[adjective] : adjective}.`,
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
    why: 'The object comes first, and then how it is done.',
    transform: {
      task: 'Add “very well”.',
      from: `${capital(subject.text)} ${verb} ${object}.`,
      accepted: [`${capital(subject.text)} ${verb} ${object} very well.`],
      wrong: [
        {
          text: `${capital(subject.text)} ${verb} very well ${object}.`,
          why: 'Nothing stands between the verb and its object.',
        },
      ],
      why: 'The object comes first, and then how it is done.',
    },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(frequency, frequency, manner, afterObject),
  cloze: [
    '{$she} [always gets: always / get, present] up at six. She [never drinks: never / drink, present] coffee: she loves tea. She speaks {French;Italian} very [well: good] and plays the {guitar;piano} [beautifully: beautiful]. She works [hard: hard], but she drives [carefully: careful], and she [is usually: usually / be, present] happy.',
    'My father [is always|always is|are always] tired in the evening, because he works hard. He [often brings|brings often|often bring] fresh bread home, and he opens the door [quietly|quiet|quieter]. He drives [carefully|careful|more careful], because the road is dark. He [never wakes|wakes never|never wake] us up when he comes home late. He [sometimes forgets|forgets sometimes|sometimes forget] his keys, and then he waits [happily|happy|happier] in the car.',
  ],
};
