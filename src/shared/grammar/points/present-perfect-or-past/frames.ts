import type { Random } from '#shared/core/random';
import { type Action, anAction, hasOnePast, participleOf, pastOf, pastTime } from '#shared/grammar/data/actions';
import { lasting, pastOfLasting } from '#shared/grammar/data/lasting';
import { anyone, haveOf, heOrShe, isThird } from '#shared/grammar/data/people';
import { cap, type Frame, frame, one, repairable, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

const newsActions = {
  name: 'one participle',
  test: (action: Action) => hasOnePast.test(action) && action.uses.includes('t'),
};

function perfectOrPast(random: Random): Frame {
  const subject = anyone(random);
  const have = haveOf(subject);
  const name = subject.text;
  if (random() < 0.6) {
    const action = anAction(random, 'B1', 'p', hasOnePast);
    const { base, rest } = action;
    const [past, participle] = [pastOf(action), participleOf(action)];
    const time = pastTime(random, action);
    return frame({
      pattern: `${name} ___ ${rest} ${time}.`,
      key: past,
      cue: `${base}, present perfect or past simple`,
      also: [],
      wrong: [
        wrong(
          `${have} ${participle}`,
          'perfect-with-finished-time',
          `“${cap(time.replaceAll('~', ' '))}” is finished: past simple.`,
        ),
        participle === past
          ? repairable(
              wrong(`did ${past}`, 'double-marking', 'In a positive sentence the past form stands alone.'),
              `did ${base}`,
            )
          : wrong(
              `${have} ${past}`,
              'past-for-participle',
              'The time is finished, so it is the past simple without “have”.',
            ),
        wrong(
          `${isThird(subject) ? 'has' : 'have'} ${base}`,
          'base-for-participle',
          'The time is finished: past simple without “have”.',
        ),
      ],
      why: `“${cap(time.replaceAll('~', ' '))}” is a finished time, so it is the past simple.`,
      transform:
        ['I', 'you', 'we'].includes(subject.person) || !newsActions.test(action)
          ? undefined
          : {
              task: 'Say when: end with “yesterday”.',
              from: `${cap(name)} ${have} already ${participle} ${rest}.`,
              accepted: [`${cap(name)} ${past} ${rest} yesterday.`],
              wrong: [
                {
                  text: `${cap(name)} ${have} ${participle} ${rest} yesterday.`,
                  why: '“Yesterday” is finished: past simple.',
                },
                {
                  text: `${cap(name)} ${have} already ${participle} ${rest} yesterday.`,
                  why: '“Yesterday” is finished: past simple.',
                },
              ],
              why: '“Yesterday” is finished, so it is the past simple.',
            },
    });
  }
  const third = heOrShe(random);
  const [base, participle, rest, present] = one(
    random,
    lasting.filter(([base]) => base !== 'have'),
  );
  const began = one(random, ['since 2015', 'since 2019', 'since last summer']);
  // Nobody knows a person until last year.
  const finished = base === 'know' ? 'for two years' : one(random, ['until last year', 'until May', 'for two years']);
  const past = pastOfLasting(base);
  return frame({
    lead: one(random, ['This is still true.', 'Nothing has changed.']),
    pattern: `${third.text} ___ ${tie(rest)} ${tie(began)}.`,
    key: `has ${participle}`,
    also: ['live', 'work', 'study', 'play', 'teach'].includes(base)
      ? [`has been ${base === 'live' ? 'living' : `${base}ing`}`]
      : [],
    cue: `${base}, present perfect or past simple`,
    wrong: [
      wrong(past, 'past-for-perfect', `It still goes on, so it is the present perfect.`),
      wrong(present, 'present-for-perfect', 'It began in the past and still goes on: present perfect.'),
      wrong(`have ${participle}`, 'wrong-have', 'With he, she and it the form is “has”.'),
    ],
    why: `It began in the past and still goes on (${began}), so it is the present perfect.`,
    transform: {
      task: `Now it is over. End with “${finished}” instead of “${began}” and use the past simple.`,
      from: `${cap(third.text)} has ${participle} ${rest} ${began}.`,
      accepted: [`${cap(third.text)} ${past} ${rest} ${finished}.`],
      wrong: [
        {
          text: `${cap(third.text)} has ${participle} ${rest} ${finished}.`,
          why: 'It is over, so it is the past simple.',
        },
      ],
      why: 'It is finished, so it is the past simple.',
    },
  });
}

export const frames: PointFrames = {
  makeFrame: perfectOrPast,
  cloze: [
    '{$he} is a writer. He [has written: write] three books so far. He [wrote: write] the first one in 2010, when he [was: be] only twenty. Two years ago he [moved: move] to {$city}, and he [has lived/has been living: live] there since then. Last month he [won: win] a big prize.',
  ],
};
