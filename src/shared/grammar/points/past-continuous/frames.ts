import type { Random } from '#shared/core/random';
import { anAction } from '#shared/grammar/data/actions';
import { anyone, isThird, slots, someoneElse, wasOf } from '#shared/grammar/data/people';
import { cap, type Frame, frame, one, oneOf, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

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

export const frames: PointFrames = {
  makeFrame: oneOf(pastContinuous, pastContinuous, interruptedAction),
  cloze: [
    'At eight o’clock last night {$she} [was having: have] a shower and her children [were watching: watch] TV. Her husband [was cooking: cook] in the kitchen when suddenly the lights [went: go] out. {$she} [fell: fall] while she [was looking: look] for a candle. Nobody was hurt!',
  ],
};
