import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { anAction, participleOf } from '#shared/grammar/data/actions';
import { lasting, pastOfLasting } from '#shared/grammar/data/lasting';
import { haveOf, heOrShe, isThird, someoneElse } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

/** Participle differs from the past, so that one can be taken for the other. */
const experiences = [
  ['be', 'been', 'was', 'to Japan'], ['be', 'been', 'was', 'to Brazil'], ['see', 'seen', 'saw', 'that film'], ['eat', 'eaten', 'ate', 'Indian food'],
  ['fly', 'flown', 'flew', 'in a helicopter'], ['swim', 'swum', 'swam', 'in the ocean'], ['write', 'written', 'wrote', 'a poem'], ['ride', 'ridden', 'rode', 'a horse'],
  ['drive', 'driven', 'drove', 'a lorry'], ['break', 'broken', 'broke', 'a bone'], ['fall', 'fallen', 'fell', 'off a bike'], ['speak', 'spoken', 'spoke', 'to a film star'],
  ['take', 'taken', 'took', 'a night train'], ['see', 'seen', 'saw', 'a whale'], ['wear', 'worn', 'wore', 'a kimono'], ['sing', 'sung', 'sang', 'in public'], ['give', 'given', 'gave', 'a speech'],
].filter(([, , , rest]) => !/kimono|in public/.test(rest ?? '')) as [string, string, string, string][]; // biome-ignore format: a list of words

function experience(random: Random): Frame {
  const subject = someoneElse(random);
  const [base, participle, past, rest] = one(random, experiences);
  const have = haveOf(subject);
  const other = have === 'has' ? 'have' : 'has';
  const name = subject.text;
  const often = tie(one(random, ['twice', 'three times', 'many times']));
  const isQuestion = random() < 0.5;
  const isNever = random() < 0.4;
  if (isQuestion)
    return frame({
      pattern: `___ ${tie(rest)}?`,
      key: `${capital(have)} ${name} ever ${participle}`,
      cue: `${name} / ever / ${base}, present perfect`,
      wrong: [
        wrong(
          `${capital(have)} ${name} ever ${past}`,
          'past-for-participle',
          `After “${have}” comes the participle: ${participle}.`,
        ),
        wrong(`${capital(other)} ${name} ever ${participle}`, 'wrong-have', `The subject needs “${have}”.`),
        wrong(
          `${isThird(subject) ? 'Does' : 'Do'} ${name} ever ${participle}`,
          'do-for-have',
          'The present perfect is made with “have”.',
        ),
      ],
      why: '“Ever” asks about any time up to now, after “have” or “has” and the subject.',
      transform: {
        task: 'Ask whether it has ever happened. Keep the present perfect, and use “ever”.',
        from: `${capital(name)} ${have} ${participle} ${rest}.`,
        accepted: [`${capital(have)} ${name} ever ${participle} ${rest}?`],
        wrong: [{ text: `Did ${name} ever ${participle} ${rest}?`, why: 'The present perfect is made with “have”.' }],
        why: 'Have or has comes first, and “ever” before the participle.',
      },
    });
  return frame({
    pattern: isNever ? `${name} ___ ${tie(rest)}.` : `${name} ___ ${tie(rest)} ${often} so~far.`,
    key: isNever ? `${have} never ${participle}` : `${have} ${participle}`,
    cue: isNever ? `never / ${base}, present perfect` : `${base}, present perfect`,
    wrong: [
      wrong(
        `${have} ${isNever ? 'never ' : ''}${past}`,
        'past-for-participle',
        `After “${have}” comes the participle: ${participle}.`,
      ),
      wrong(`${other} ${isNever ? 'never ' : ''}${participle}`, 'wrong-have', `The subject needs “${have}”.`),
      ...(isNever
        ? [
            wrong(`${have}n't never ${participle}`, 'double-negative', '“Never” is negative already.', [
              `${capital(name)} ${have}n't ever ${participle} ${rest}.`,
              `${capital(name)} ${have}n't ${participle} ${rest}.`,
            ]),
          ]
        : [wrong(participle, 'participle-alone', `Before the participle comes “${have}”.`)].filter(
            () => participle !== past,
          )),
    ],
    why: 'At any time up to now it takes “have” or “has” and the participle.',
    transform: isNever
      ? {
          task: 'Use “never”.',
          from: `${capital(name)} ${have}n’t ${participle} ${rest} in ${subject.person === 'they' ? 'their' : subject.person === 'he' ? 'his' : 'her'} life.`,
          accepted: [
            `${capital(name)} ${have} never ${participle} ${rest}.`,
            `${capital(name)} ${have} never ${participle} ${rest} in ${subject.person === 'they' ? 'their' : subject.person === 'he' ? 'his' : 'her'} life.`,
            ...(subject.person === 'they'
              ? [`${capital(name)} ${have} never ${participle} ${rest} in their lives.`]
              : []),
          ],
          wrong: [
            { text: `${capital(name)} ${have}n't never ${participle} ${rest}.`, why: '“Never” is negative already.' },
          ],
          why: '“Never” stands between “have” or “has” and the participle.',
        }
      : undefined,
  });
}

const starts = ['2015', '2019', 'last summer', 'January', 'the summer', 'last year'];

const spans = ['two years', 'six months', 'a long time', 'ten years', 'three weeks', 'five years'];

function forSince(random: Random): Frame {
  const subject = heOrShe(random);
  const [base, participle, rest] = one(random, lasting);
  const isSince = random() < 0.5;
  const time = one(random, isSince ? starts : spans);
  const [key, other] = isSince ? ['since', 'for'] : ['for', 'since'];
  const name = subject.text;
  const why = isSince ? '“Since” goes with the moment when it began.' : '“For” goes with how long it has lasted.';
  return frame({
    pattern: `${name} has ${participle} ${tie(rest)} ___ ${tie(time)}.`,
    key,
    cue: 'for / since',
    wrong: [
      wrong(other, 'for-since', why),
      wrong(isSince ? 'from' : 'during', 'for-since', why),
      wrong('ago', 'for-since', why, isSince ? [] : [`${capital(name)} ${pastOfLasting(base)} ${rest} ${time} ago.`]),
    ],
    why,
    transform: isSince
      ? undefined
      : {
          task: `Use “for”. Begin with “${capital(name)} has”.`,
          from: `${capital(name)} ${participle === 'been' ? `became ${rest}` : `started to ${one(random, ['work here'])}`} ${time} ago.`.replace(
            'became married',
            'got married',
          ),
          accepted: [
            participle === 'been'
              ? `${capital(name)} has been ${rest} for ${time}.`
              : `${capital(name)} has worked here for ${time}.`,
            ...(participle === 'been' ? [] : [`${capital(name)} has been working here for ${time}.`]),
          ],
          wrong: [
            {
              text: `${capital(name)} is ${participle === 'been' ? rest : 'working here'} for ${time}.`,
              why: 'It began in the past and still goes on: present perfect.',
            },
          ],
          why: 'It began in the past and still goes on, so it is the present perfect with “for”.',
        },
  });
}

function stillTrue(random: Random): Frame {
  const subject = heOrShe(random);
  const [base, participle, rest, present] = one(random, lasting);
  const isSince = random() < 0.5;
  const time = `${isSince ? 'since' : 'for'} ${one(random, isSince ? starts.slice(0, 2) : spans)}`;
  const ing: Record<string, string> = {
    live: 'living',
    work: 'working',
    study: 'studying',
    play: 'playing',
    teach: 'teaching',
  };
  return frame({
    lead: one(random, ['Nothing has changed.', 'It’s still the same.']),
    pattern: `${subject.text} ___ ${tie(rest)} ${tie(time)}.`,
    key: `has ${participle}`,
    also: ing[base] ? [`has been ${ing[base]}`] : [],
    cue: `${base}, present perfect`,
    wrong: [
      wrong(present, 'present-for-perfect', 'It began in the past and still goes on: present perfect.'),
      wrong(`have ${participle}`, 'wrong-have', 'With he, she and it the form is “has”.'),
      wrong(`is ${participle}`, 'be-for-have', 'The present perfect is made with “have”, not “be”.'),
    ]
      .filter(({ text }) => !/^is (?:known|taught|owned|played)/.test(text))
      .concat(
        /known|taught|owned|played/.test(participle)
          ? [wrong(`has ${base}`, 'base-for-participle', `After “has” comes the participle: ${participle}.`)]
          : [],
      ),
    why: 'It began in the past and still goes on, so it takes “has” and the participle.',
  });
}

function yetAlready(random: Random): Frame {
  const subject = someoneElse(random);
  const action = anAction(random, 'B1', 'p', {
    name: 'yet',
    test: ({ base, rest }) =>
      [
        'finish',
        'pack',
        'book',
        'repair',
        'fix',
        'clean',
        'wash',
        'pay',
        'order',
        'prepare',
        'sell',
        'answer',
        'collect',
        'translate',
        'deliver',
        'invite',
      ].includes(base) && /^(?:the|some)~/.test(rest),
  });
  const have = haveOf(subject);
  const participle = participleOf(action);
  const name = subject.text;
  const isQuestion = random() < 0.4;
  const rules = '“Yet” stands at the end of negatives and questions, “already” and “just” before the participle.';
  if (isQuestion)
    return frame({
      pattern: `${capital(have)} ${name} ${participle} ${action.rest} ___?`,
      key: 'yet',
      also: ['already', 'before'],
      cue: 'yet / ever / still',
      wrong: [
        wrong('ever', 'yet-already', rules, [`${capital(have)} ${name} ever ${participle} ${action.rest}?`]),
        wrong('still', 'yet-already', rules),
        wrong('for', 'for-since', 'No time follows that it lasted.'),
      ],
      why: 'In a question “yet” asks whether it has happened up to now.',
      transform: {
        task: 'Make it a question. Keep the present perfect, and use “yet”.',
        from: `${capital(name)} ${have} already ${participle} ${action.rest}.`,
        accepted: [`${capital(have)} ${name} ${participle} ${action.rest} yet?`],
        wrong: [
          {
            text: `Did ${name} ${participle} ${action.rest} yet?`,
            why: 'After “did” comes the base form; with “have” it is the present perfect.',
          },
        ],
        why: 'Have or has comes first, and “yet” stands at the end.',
      },
    });
  return frame({
    pattern: `${name} ${have}n't ${participle} ${action.rest} ___.`,
    key: 'yet',
    cue: 'yet / already / never',
    wrong: [
      wrong('already', 'yet-already', 'In a negative sentence it is “yet”, at the end.', [
        `${capital(name)} ${have} already ${participle} ${action.rest}.`,
      ]),
      wrong('just', 'yet-already', 'In a negative sentence it is “yet”, at the end.', [
        `${capital(name)} ${have} just ${participle} ${action.rest}.`,
      ]),
      wrong('never', 'double-negative', 'The sentence is negative already.', [
        `${capital(name)} ${have} never ${participle} ${action.rest}.`,
      ]),
    ],
    why: 'It has not happened up to now, and “yet” stands at the end.',
    transform: {
      task: 'Make it negative. Keep the present perfect, and use “yet”.',
      from: `${capital(name)} ${have} already ${participle} ${action.rest}.`,
      accepted: [
        `${capital(name)} ${have}n't ${participle} ${action.rest} yet.`,
        `${capital(name)} ${have} not yet ${participle} ${action.rest}.`,
      ],
      wrong: [
        {
          text: `${capital(name)} ${have}n't ${participle} ${action.rest} already.`,
          why: 'In a negative sentence it is “yet”, at the end.',
        },
      ],
      why: '“Already” becomes “yet”, which usually stands at the end.',
    },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(experience, experience, forSince, stillTrue, yetAlready),
  cloze: [
    '{$she} [has lived/has been living: live] in {$city} for ten years. She [has known: know] her best friend [since|for|from] 2012. They [have visited: visit] many countries together, but they [have never been: never / be] to {$country}. This year they want to go there. {$she} hasn’t bought the tickets [yet|already|just].',
    'Anna is only twenty, but she [has already visited/’s already visited: already / visit] thirty countries. She [has crossed/’s crossed: cross] a desert in a bus, and she [has eaten/’s eaten: eat] insects in China. She [has never been/’s never been: never / be] to London, because she [hasn’t found/has not found: find, negative] a cheap room there yet. “[Have you ever lost: you / ever / lose] your passport?” I asked her. “I [have lost/’ve lost: lose] three!”',
    'We [have lived/’ve lived/have been living/’ve been living: live] in this street since 2015, and it [has changed/’s changed: change] a lot. Two shops [have closed: close], and a café [has opened: open] next to our door. The baker [has gone: go] back to Italy; we still miss him. Our neighbour [has just bought: just / buy] the old cinema, but he [hasn’t told/has not told: tell, negative] anybody why.',
    '“[Have you finished: you / finish] your homework?” “Nearly. I [have written/’ve written: write] the text, but I [haven’t checked/have not checked: check, negative] it yet. My computer [has already stopped: already / stop] twice today.” “And your sister? [Has she done: she / do] hers?” “She [has just started/’s just started: just / start].” “Good. I [have made/’ve made: make] a cake for whoever is first!”',
  ],
};
