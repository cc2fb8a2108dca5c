import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { heOrShe } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

const mustNot = [
  ['touch that pan', 'It’s very hot!'], ['smoke in the hospital', 'It’s not allowed.'], ['swim in this river', 'It’s dangerous.'], ['park in front of the gate', 'It’s not allowed.'],
  ['swim in this river', 'It’s very dangerous.'], ['use a phone in the exam', 'It’s not allowed.'], ['open this door', 'It’s dangerous!'], ['drive so fast here', 'It’s against the law.'], ['give it to the dog', 'Chocolate can make dogs ill.'],
  ['eat in the library', 'It’s not allowed.'], ['cross the street here', 'It’s dangerous.'],
] as const; // biome-ignore format: a list of sentences

const noNeed = [
  ['get up early tomorrow', 'It’s Saturday.'], ['buy milk', 'There is a lot in the fridge.'], ['pay for the tickets', 'The concert is free.'], ['wear a tie', 'Jeans are fine.'],
  ['cook tonight', 'We’re going to a restaurant.'], ['take an umbrella', 'It’s sunny and warm.'], ['hurry', 'There is a lot of time.'], ['wait for me', 'I know the way.'], ['bring any food', 'We have a lot.'],
  ['finish it today', 'Tomorrow is fine too.'],
] as const; // biome-ignore format: a list of sentences

function mustOrNot(random: Random): Frame {
  const isForbidden = random() < 0.5;
  const [what, reason] = isForbidden ? one(random, mustNot) : one(random, noNeed);
  const [base = '', ...more] = what.split(' ');
  const rest = more.length > 0 ? ` ${tie(more.join(' '))}` : '';
  const who = isForbidden
    ? one(random, base === 'drive' || base === 'park' ? ['you', 'we'] : ['you', 'we', 'the~children', 'the~students'])
    : one(random, base === 'wait' ? ['you', 'they'] : ['you', 'we', 'they']);
  if (isForbidden)
    return frame({
      lead: reason,
      pattern: `${who} ___ ${base}${rest}.`,
      key: "mustn't",
      also: ['must not'],
      besides: ["can't", 'cannot', "shouldn't", 'should not', 'may not'],
      cue: 'must, negative',
      wrong: [
        wrong(
          "don't have to",
          'have-to-for-mustnt',
          '“Don’t have to” means that there is no need. Here it is dangerous or not allowed.',
        ),
        wrong("don't must", 'do-with-modal', '“Must” makes its negative without “do”.'),
        wrong("mustn't to", 'to-after-modal', 'After “mustn’t” comes the base form without “to”.'),
      ],
      why: 'It is dangerous or not allowed, so it is “mustn’t”.',
      transform: {
        task: 'Use “mustn’t”.',
        from: `Don’t ${what}!`,
        accepted: [`You mustn't ${what}.`],
        wrong: [{ text: `You mustn't to ${what}.`, why: 'After “mustn’t” comes the base form without “to”.' }],
        why: 'Mustn’t says that something is not allowed.',
      },
    });
  return frame({
    lead: reason,
    pattern: `${who} ___ ${base}${rest}.`,
    key: "don't have to",
    also: ['do not have to', "haven't got to", 'have not got to'],
    besides: ["don't need to", 'do not need to', "needn't", 'need not'],
    cue: 'have to, negative, present simple',
    wrong: [
      wrong("mustn't", 'mustnt-for-have-to', '“Mustn’t” means that it is not allowed. Here there is just no need.'),
      wrong('not have to', 'have-to-without-do', '“Have to” makes its negative with “do”.'),
      wrong("don't must", 'do-with-modal', '“Must” is never used with “do”.'),
    ],
    why: 'There is no need, so it is “don’t have to”.',
    transform: {
      task: `Use “have to”. Begin with “${capital(who)}”.`,
      from: `There is no need to ${what}.`,
      accepted: [`${capital(who)} don't have to ${what}.`, `${capital(who)} won't have to ${what}.`],
      wrong: [
        { text: `${capital(who)} mustn't ${what}.`, why: '“Mustn’t” means that it is not allowed.' },
        { text: `${capital(who)} not have to ${what}.`, why: '“Have to” makes its negative with “do”.' },
      ],
      why: '“Don’t have to” says that there is no need.',
    },
  });
}

const duties = [
  'wear a uniform',
  'teach on Sundays',
  'get up at five',
  'study at the weekend',
  'take two buses to work',
  'speak French at work',
  'carry heavy boxes',
  'finish the work tonight',
  'stay in bed',
  'drive to work',
  'write a lot of emails',
  'learn ten words',
];

function hasTo(random: Random): Frame {
  const subject = heOrShe(random);
  const [base = '', ...more] = one(random, duties).split(' ');
  const rest = tie(more.join(' '));
  const name = subject.text;
  const isQuestion = random() < 0.4;
  if (isQuestion)
    return frame({
      pattern: `___ ${rest}?`,
      key: `Does ${name} have to ${base}`,
      also: [`Has ${name} got to ${base}`],
      besides: [`Must ${name} ${base}`, `Does ${name} need to ${base}`],
      cue: `${name} / have to / ${base}, present simple`,
      wrong: [
        wrong(`Does ${name} has to ${base}`, 'double-marking', 'After “does” comes the base form: have to.'),
        wrong(`Does ${name} must ${base}`, 'do-with-modal', '“Must” is never used with “do”.'),
        wrong(`Has ${name} have to ${base}`, 'have-to-without-do', 'Questions with “have to” are made with “do”.'),
      ],
      why: 'The question has “does”, the subject, “have to” and the base form.',
      transform: {
        task: 'Make it a question.',
        from: `${capital(name)} has to ${base} ${rest}.`,
        accepted: [`Does ${name} have to ${base} ${rest}?`],
        wrong: [{ text: `Does ${name} has to ${base} ${rest}?`, why: 'After “does” comes the base form: have to.' }],
        why: 'The question has “does”, the subject and “have to”.',
      },
    });
  return frame({
    pattern: `${name} ___ ${base} ${rest}.`,
    key: 'has to',
    also: ['has got to'],
    besides: ['must', 'needs to', 'ought to', 'should'],
    cue: 'have to, present simple',
    wrong: [
      wrong('have to', 'third-person-s', 'With he, she and it the form is “has to”.'),
      wrong('must to', 'to-after-modal', 'After “must” comes the base form without “to”.'),
      wrong('has', 'have-without-to', '“To” stands between “has” and the verb.'),
    ],
    why: 'It is a rule or a duty. With he, she and it that is “has to”.',
    transform: {
      task: 'Make it negative: there is no need.',
      from: `${capital(name)} has to ${base} ${rest}.`,
      accepted: [
        `${capital(name)} doesn't have to ${base} ${rest}.`,
        `${capital(name)} doesn't need to ${base} ${rest}.`,
        `${capital(name)} needn't ${base} ${rest}.`,
        `${capital(name)} hasn't got to ${base} ${rest}.`,
      ],
      wrong: [
        { text: `${capital(name)} hasn't have to ${base} ${rest}.`, why: '“Have to” makes its negative with “do”.' },
      ],
      why: 'The negative is “doesn’t have to” and the base form.',
    },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(mustOrNot, mustOrNot, hasTo),
  cloze: [
    'At {$she}’s {hotel;restaurant} there are many rules. She [has to: have to] start work at six every morning, and the waiters [have to: have to] wear a uniform. They [mustn’t/must not: must, negative] use their phones at work: it is not allowed. But they [don’t have to/do not have to/don’t need to: have to, negative] bring lunch, because the food is free. On Sundays {$she} [doesn’t have to/does not have to/doesn’t need to: have to, negative] work.',
    'Welcome to the museum! You [don’t have to|mustn’t|can’t] pay, because it is free for everyone today. But you [must|mustn’t|don’t have to] leave big bags at the door: there is no room for them upstairs. You can take photos, but you [mustn’t|don’t have to|have to] touch the paintings, because they are very old. You [don’t have to|mustn’t|must] hurry: we close late tonight. Children under ten [have to|mustn’t|don’t have to] stay with an adult at all times, and they [mustn’t|don’t have to|have to] run on the stairs.',
  ],
};
