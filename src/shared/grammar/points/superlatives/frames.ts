import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { men, women } from '#shared/grammar/data/people';
import { type Frame, frame, one, tie, wrong } from '#shared/grammar/frame';
import {
  anyThings,
  comparisonForms,
  ofPeople,
  ofThings,
  thingsFor,
  wrongEnding,
} from '#shared/grammar/frames/comparison';
import type { PointFrames } from '../../frame';

/** Said before it: the town’s youngest student. */
const whereItIs = (group: string) => {
  const place = /^in~(.+)$/.exec(group)?.[1];
  return place ? [`${place}'s`] : [];
};

function superlative(random: Random): Frame {
  const isPerson = random() < 0.5;
  const [adjective] = isPerson ? one(random, ofPeople) : one(random, ofThings);
  const thing = isPerson
    ? one(random, ['boy', 'student', 'player', 'girl'])
    : one(random, thingsFor[adjective] ?? anyThings);
  const { isShort, more, most } = comparisonForms(adjective);
  const group = tie(
    isPerson
      ? one(
          random,
          thing === 'player' ? ['in the team', 'in the club', 'I know'] : ['in the school', 'in the class', 'I know'],
        )
      : one(random, ['in the world', 'of all', 'I know']),
  );
  const name =
    thing === 'boy' ? one(random, men) : thing === 'girl' ? one(random, women) : one(random, [...women, ...men]);
  const subject = isPerson ? name : 'this';
  return frame({
    pattern: `${subject} is ___ ${thing} ${group}.`,
    key: `the ${most}`,
    also: [`the least ${adjective}`, ...(isPerson && adjective === 'old' ? ['the eldest'] : [])],
    cue: adjective,
    wrong: [
      wrong(
        `the ${isShort ? more : `more ${adjective}`}`,
        'comparative-for-superlative',
        'More than two are compared, so it is the superlative.',
      ),
      isShort
        ? wrong(`the most ${most}`, 'double-superlative', `The ending -est is enough: the ${most}.`)
        : wrong(`the ${wrongEnding(adjective, 'est')}`, 'est-with-long', `Long adjectives take “most”: the ${most}.`),
      wrong(most, 'superlative-without-the', `A superlative has “the” before it: the ${most}.`),
    ],
    why: isShort
      ? `A short adjective takes “the” and -est: the ${most}.`
      : `A long adjective takes “the most”: the ${most}.`,
    ...(group !== 'I~know' &&
      group !== 'of~all' && {
        transform: {
          task: `Begin with “${capital(subject)}” and use the superlative.`,
          from: isPerson
            ? `No ${thing} ${group} is ${more} than ${subject}.`
            : `No ${thing} ${group} is ${more} than this one.`,
          accepted: [
            `${capital(subject)} is the ${most} ${thing} ${group}.`,
            `${capital(subject)} is the ${most} ${group}.`,
            ...whereItIs(group).flatMap((its) => [
              `${capital(subject)} is ${its} ${most} ${thing}.`,
              ...(isPerson ? [] : [`This ${thing} is ${its} ${most}.`, `This one is ${its} ${most} ${thing}.`]),
            ]),
            ...(isPerson
              ? []
              : [
                  `This ${thing} is the ${most} ${group}.`,
                  `This one is the ${most} ${group}.`,
                  `This one is the ${most} ${thing} ${group}.`,
                  `This ${thing} is the ${most} ${thing} ${group}.`,
                  `This ${thing} is the ${most} one ${group}.`,
                  `This is the ${most} one ${group}.`,
                ]),
          ],
          wrong: [
            { text: `${capital(subject)} is ${most} ${thing} ${group}.`, why: 'A superlative has “the” before it.' },
          ],
          why: `It is one of all, so it takes the superlative: the ${most}.`,
        },
      }),
  });
}

export const frames: PointFrames = {
  makeFrame: superlative,
  cloze: [
    '{$city} is one of [the most beautiful: beautiful] cities in the world. The [oldest: old] church is in the centre, and [the biggest: big] park is near the river. [The best: good] time to visit is spring. The hotels are not cheap: [the most expensive: expensive] one has a swimming pool on the roof!',
    'That island was the [most beautiful: beautiful] place that I have ever visited, and also the [most expensive: expensive]. We saw the [biggest: big] waterfall of our lives on the [coldest: cold] day of the year. The [best: good] part was the hot water outside, and the [worst: bad] was the bus. The [youngest: young] person in our group was nine, and she was the [happiest: happy] of us all.',
  ],
};
