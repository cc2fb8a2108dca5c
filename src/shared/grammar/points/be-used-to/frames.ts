import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Frame, frame, one, oneOf, tie, wrong } from '#shared/grammar/frame';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

const people = [
  ['my sister', 'is'], ['my brother', 'is'], ['our neighbours', 'are'], ['my parents', 'are'], ['the nurses', 'are'], ['the farmer', 'is'], ['my aunt', 'is'], ['the twins', 'are'],
] as const; // biome-ignore format: a list of words
const habits = [
  ['get', 'up at five'], ['drive', 'on the left'], ['live', 'without a car'], ['work', 'at night'], ['speak', 'in front of large groups'], ['eat', 'very late'], ['live', 'in a noisy street'],
  ['share', 'a small kitchen'], ['walk', 'long distances'], ['wear', 'a uniform'], ['wait', 'for the bus in the rain'], ['cook', 'for ten people'],
] as const; // biome-ignore format: a list of words
const times = ['by now', 'after a year in this job', 'after so many years'];

const whyIng = 'After “used to” that means “not new any more” comes the -ing form.';

function formAfter(random: Random): Frame {
  const [who, be] = one(random, people);
  const [base, rest] = one(random, habits);
  const ing = verbForms(base).ing;
  const got = random() < 0.4;
  const head = got ? 'soon got used to' : `${be} used to`;
  return frame({
    pattern: `${capital(tie(who))} ${tie(head)} ___ ${tie(rest)}.`,
    key: ing,
    cue: base,
    wrong: [
      wrong(
        base,
        'base-after-be-used-to',
        `With “${got ? 'got' : be}” before it, “used to” is followed by the -ing form.`,
        [
          ...(got ? [] : [`${capital(who)} used to ${base} ${rest}.`]),
          // The noun may stand there as well.
          ...(base === 'live' ? [`${capital(who)} ${head} life ${rest}.`] : []),
        ],
      ),
      wrong(`be ${ing}`, 'be-before-ing', 'The -ing form stands alone, without “be”.'),
      wrong(
        verbForms(base).past[0] === base ? `to ${base}` : (verbForms(base).past[0] ?? `to ${base}`),
        'past-after-used-to',
        'After “used to” stands no past form.',
      ),
    ],
    why: whyIng,
    transform: {
      task: `Use “${be} used to”.`,
      from: `It isn’t hard for ${who} to ${base} ${rest} any more.`,
      accepted: [
        `${capital(who)} ${be} used to ${ing} ${rest}.`,
        `${capital(who)} ${be} used to ${ing} ${rest} now.`,
        `${capital(who)} ${be} now used to ${ing} ${rest}.`,
        `Now ${who} ${be} used to ${ing} ${rest}.`,
      ],
      wrong: [{ text: `${capital(who)} ${be} used to ${base} ${rest}.`, why: whyIng }],
      why: whyIng,
    },
  });
}

function beForm(random: Random): Frame {
  const [who, be] = one(random, people);
  const [base, rest] = one(random, habits);
  const ing = verbForms(base).ing;
  const time = one(random, times);
  const why = 'It is normal by now: a form of be, and used to.';
  return frame({
    pattern: `${capital(tie(time))}, ${tie(who)} ___ ${ing} ${tie(rest)}.`,
    key: `${be} used to`,
    besides: [
      `${be === 'is' ? 'has' : 'have'} got used to`,
      ...(time === 'by now' ? [] : ['got used to']),
      ...['well', 'quite', 'getting', 'now', 'already', 'completely'].map((word) => `${be} ${word} used to`),
      ...['gotten', 'become', 'grown'].map((word) => `${be === 'is' ? 'has' : 'have'} ${word} used to`),
      'must be used to',
    ],
    cue: 'be / used to, present',
    wrong: [
      wrong('used to', 'used-to-without-be', 'Without “be” it tells of the past, and takes the base form.'),
      wrong(`${be} use to`, 'use-for-used', 'It is “used”, always with -d.'),
      wrong(be === 'is' ? 'uses to' : 'use to', 'use-to-as-verb', '“Use to” is no verb of the present.'),
    ],
    why,
    transform: {
      task: `Use “${be} used to”.`,
      from: `It isn’t hard for ${who} to ${base} ${rest} any more.`,
      accepted: [
        `${capital(who)} ${be} used to ${ing} ${rest}.`,
        `${capital(who)} ${be} used to ${ing} ${rest} now.`,
        `${capital(who)} ${be} now used to ${ing} ${rest}.`,
        `Now ${who} ${be} used to ${ing} ${rest}.`,
      ],
      wrong: [{ text: `${capital(who)} ${be} used to ${base} ${rest}.`, why: whyIng }],
      why: whyIng,
    },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(formAfter, beForm),
  cloze: [
    'When {$she} moved from {$country} to a village in Ireland, everything was new. It was hard to get used to [driving: drive] on the left and to [wearing: wear] a coat in July. After a year, nobody is used to [waiting: wait] for the sun more than the people here, and they laugh about it. By now {$she} [is used to: be / used to, present] the rain, and has even got used to [eating: eat] soup for breakfast.',
  ],
};
