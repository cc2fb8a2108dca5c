import type { Random } from '#shared/core/random';
import { anAction, hasOnePast, pastOf } from '../data/actions';
import { anyone, heOrShe, isThird, slots, someoneElse, wasOf } from '../data/people';
import { cap, type Frame, frame, type Generator, one, oneOf, tie, wrong } from '../frame';

const background = (random: Random) =>
  tie(
    slots(
      one(random, [
        'when the phone rang',
        'when I {saw;met} {my teacher;the doctor;a friend}',
        'at {eight;nine;ten} o’clock {last night;yesterday evening}',
        'when the storm started',
        'when I came home',
        'when the lights went out',
      ]),
      random,
    ),
  );

function pastContinuous(random: Random): Frame {
  const subject = anyone(random);
  const action = anAction(random, 'A2', 'c');
  const { base, forms, rest } = action;
  const was = wasOf(subject);
  const other = was === 'was' ? 'were' : 'was';
  const time = background(random);
  const asks = ['he', 'she', 'they'].includes(subject.person) && random() < 0.5;
  return frame({
    pattern: `${subject.text} ___ ${rest} ${time}.`,
    key: `${was} ${forms.ing}`,
    cue: `${base}, past continuous`,
    wrong: [
      wrong(`${other} ${forms.ing}`, 'wrong-be', `The subject needs “${was}”.`),
      wrong(`${was} ${base}`, 'be-plus-base', `After “${was}” the verb needs -ing.`),
      wrong(forms.ing, 'ing-without-be', `Before the -ing form comes “${was}”.`),
    ],
    why: 'It was going on at that moment in the past: was or were and the -ing form.',
    transform: {
      task: asks ? 'Make it a question.' : 'Make it negative.',
      from: `${cap(subject.text)} ${was} ${forms.ing} ${rest} ${time}.`,
      accepted: asks
        ? [`${cap(was)} ${subject.text} ${forms.ing} ${rest} ${time}?`]
        : [`${cap(subject.text)} ${was}n't ${forms.ing} ${rest} ${time}.`],
      wrong: [
        asks
          ? { text: `Did ${subject.text} ${forms.ing} ${rest} ${time}?`, why: 'The question begins with was or were.' }
          : {
              text: `${cap(subject.text)} didn't ${forms.ing} ${rest} ${time}.`,
              why: 'The negative is wasn’t or weren’t.',
            },
      ],
    },
  });
}

/** Things that happen in a moment: they cannot be going on. Base, past, rest, and what learners make of the past. */
const moments = [
  ['break', 'broke', 'a~glass', 'breaked'],
  ['hear', 'heard', 'a~strange~noise', 'heared'],
  ['see', 'saw', 'an~accident', 'seed'],
  ['find', 'found', 'some~money', 'finded'],
  ['lose', 'lost', 'a~key', 'losed'],
  ['fall', 'fell', 'off~a~chair', 'falled'],
  ['catch', 'caught', 'a~bad~cold', 'catched'],
] as const;

function interruptedAction(random: Random): Frame {
  const subject = someoneElse(random);
  const [base, past, rest, regular] = one(random, moments);
  const again = isThird(subject) ? subject.person : 'they';
  const action = anAction(random, 'A2', 'c', {
    name: 'out',
    test: ({ base }) => ['walk', 'work', 'play', 'cook', 'clean', 'help', 'dance', 'cycle', 'run'].includes(base),
  });
  const was = wasOf(subject);
  return frame({
    pattern: `${subject.text} ___ ${rest} while ${again} ${was} ${action.forms.ing} ${action.rest}.`,
    key: past,
    cue: base,
    wrong: [
      wrong(`${was} ${base}`, 'be-plus-base', 'There is no “was” or “were” before a base form.'),
      wrong(regular, 'regularised', `“${cap(base)}” is irregular: ${past}.`),
      wrong(base, 'present-for-past', `The time is past: ${past}.`),
    ],
    why: 'The short event in the middle of the longer one is in the past simple.',
    transform: {
      task: 'Begin with “While” and keep both parts.',
      from: `${cap(subject.text)} ${past} ${rest} while ${again} ${was} ${action.forms.ing} ${action.rest}.`,
      accepted: [
        `While ${subject.text} ${was} ${action.forms.ing} ${action.rest}, ${again} ${past} ${rest}.`,
        `While ${again} ${was} ${action.forms.ing} ${action.rest}, ${subject.text} ${past} ${rest}.`,
      ],
      why: 'The longer action (past continuous) comes after “while”.',
    },
  });
}

function usedTo(random: Random): Frame {
  const subject = heOrShe(random);
  const action = anAction(random, 'B1', 'd', hasOnePast);
  const { base, forms, rest } = action;
  const again = subject.person;
  const name = subject.text;
  const lead = `${cap(name)} is different now.`;
  const start = slots('{Years ago;In those days;In the past}', random);
  const kind = one(random, ['positive', 'positive', 'negative', 'question'] as const);
  if (kind === 'negative')
    return frame({
      lead,
      pattern: `${tie(start)}, ${again} ___ ${rest}.`,
      key: `didn't use to ${base}`,
      also: [`did not use to ${base}`, `didn't used to ${base}`, `never used to ${base}`],
      cue: `used to / ${base}, negative`,
      wrong: [
        wrong(`doesn't use to ${base}`, 'present-for-past', '“Used to” is only for the past: didn’t use to.'),
        wrong(`wasn't use to ${base}`, 'be-used-to', 'The negative is “didn’t use to”, without “be”.'),
        wrong(`didn't use to ${forms.ing}`, 'ing-after-used-to', 'After “use to” comes the base form.'),
      ],
      why: 'Negative: didn’t use to and the base form.',
      transform: {
        task: 'Use “didn’t use to”.',
        from: `In the past, ${again} didn't ${base} ${rest}, but now ${again} does.`,
        accepted: [
          `${cap(again)} didn't use to ${base} ${rest}.`,
          `In the past, ${again} didn't use to ${base} ${rest}.`,
          `${cap(again)} didn't use to ${base} ${rest}, but now ${again} does.`,
          `In the past, ${again} didn't use to ${base} ${rest}, but now ${again} does.`,
          `${cap(again)} didn't used to ${base} ${rest}.`,
        ],
      },
    });
  if (kind === 'question')
    return frame({
      lead,
      pattern: `___ ${rest} ${tie(start.charAt(0).toLowerCase() + start.slice(1))}?`,
      key: `Did ${again} use to ${base}`,
      also: [`Did ${again} used to ${base}`],
      cue: `${again} / used to / ${base}`,
      wrong: [
        wrong(`Does ${again} use to ${base}`, 'present-for-past', '“Used to” is only for the past: did.'),
        wrong(`Was ${again} use to ${base}`, 'be-used-to', 'The question is “Did … use to”, without “be”.'),
        wrong(`Did ${again} use to ${forms.ing}`, 'ing-after-used-to', 'After “use to” comes the base form.'),
      ],
      why: 'Question: did, the subject, use to and the base form.',
    });
  return frame({
    lead,
    pattern: `${tie(start)}, ${again} ___ ${rest}, but not any~more.`,
    key: `used to ${base}`,
    also: [pastOf(action), `would ${base}`],
    cue: `used to / ${base}`,
    wrong: [
      wrong(`use to ${base}`, 'present-for-past', 'Positive sentences have “used to”, with -d.'),
      wrong(`used to ${forms.ing}`, 'ing-after-used-to', 'After “used to” comes the base form.'),
      wrong(`was use to ${base}`, 'be-used-to', 'A past habit is “used to”, without “be”.'),
    ],
    why: 'A habit in the past that is over: used to and the base form.',
    transform: {
      task: 'Use “used to”.',
      from: `In the past, ${again} often ${pastOf(action)} ${rest}.`,
      accepted: [
        `${cap(again)} used to ${base} ${rest}.`,
        `In the past, ${again} used to ${base} ${rest}.`,
        `In the past, ${again} often used to ${base} ${rest}.`,
        `${cap(again)} often used to ${base} ${rest}.`,
      ],
      wrong: [
        { text: `${cap(again)} was used to ${base} ${rest}.`, why: 'A past habit is “used to”, without “be”.' },
        { text: `${cap(again)} used to ${forms.ing} ${rest}.`, why: 'After “used to” comes the base form.' },
      ],
    },
  });
}

export const past = {
  'past-continuous': oneOf(pastContinuous, pastContinuous, interruptedAction),
  'used-to': usedTo,
} satisfies Record<string, Generator>;
