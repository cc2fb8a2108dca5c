import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Action, anAction, hasOnePast, participleOf, pastOf, pastTime } from '#shared/grammar/data/actions';
import { lasting, pastOfLasting } from '#shared/grammar/data/lasting';
import { anyone, haveOf, heOrShe, isThird } from '#shared/grammar/data/people';
import { type Frame, frame, one, repairable, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

const newsActions = {
  name: 'one participle',
  test: (action: Action) =>
    hasOnePast.test(action) && action.uses.includes('t') && !/^(?:teach|help|download)$/.test(action.base),
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
          `“${capital(time.replaceAll('~', ' '))}” is finished: past simple.`,
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
      why: `“${capital(time.replaceAll('~', ' '))}” is a finished time, so it is the past simple.`,
      transform:
        ['I', 'you', 'we'].includes(subject.person) || !newsActions.test(action)
          ? undefined
          : {
              task: 'Say when: leave out “already”, and end with “yesterday”.',
              from: `${capital(name)} ${have} already ${participle} ${rest}.`,
              accepted: [`${capital(name)} ${past} ${rest} yesterday.`],
              wrong: [
                {
                  text: `${capital(name)} ${have} ${participle} ${rest} yesterday.`,
                  why: '“Yesterday” is finished: past simple.',
                },
                {
                  text: `${capital(name)} ${have} already ${participle} ${rest} yesterday.`,
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
  const began = one(random, ['since 2015', 'since 2019']);
  const finished = one(random, ['until last year', 'until May']);
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
    // Nobody knows a person until last year.
    transform:
      base === 'know'
        ? undefined
        : {
            task: `Now it is over. End with “${finished}” instead of “${began}” and use the past simple.`,
            from: `${capital(third.text)} has ${participle} ${rest} ${began}.`,
            accepted: [`${capital(third.text)} ${past} ${rest} ${finished}.`],
            wrong: [
              {
                text: `${capital(third.text)} has ${participle} ${rest} ${finished}.`,
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
    'I [have been/’ve been: be] a nurse for ten years now. I [started: start] in a small hospital in 2014, when I [was: be] twenty-two. In the first year I [worked: work] every night. Since then a lot [has changed: change]. We [have had/’ve had: have] a new building since March, and last month we [got: get] new beds as well.',
    '“[Have you ever seen: you / ever / see] a whale?” “Yes, I [saw: see] one on holiday last summer. It [came: come] very close to the boat.” “Lucky you! I [have never been/’ve never been: never / be] on a ship.” “My parents [bought: buy] a small boat two years ago, but they [haven’t used/have not used: use, negative] it yet. They [have been/’ve been: be] too busy so far.”',
    'The band Blue Door [began: begin] in a garage in 2009. They [made: make] their first record a year later, and since then they [have sold/’ve sold: sell] two million. The singer [left: leave] in 2016; nobody knows why. So far this year they [have played/’ve played: play] in twenty cities, and they [have just finished/’ve just finished: just / finish] a new song. When we met them yesterday, they [looked: look] tired.',
  ],
};
