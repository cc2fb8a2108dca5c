import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { anAction } from '#shared/grammar/data/actions';
import { scenes } from '#shared/grammar/data/interruptions';
import { anyone, beOf, isThird, relative, slots, they, wasOf } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, repairable, tie, wrong } from '#shared/grammar/frame';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

/** Moments that fit whatever goes on, indoors and outdoors. */
const background = (random: Random) =>
  tie(
    slots(
      one(random, [
        'when the phone rang',
        'at {eight;nine;ten;three;four;five} o’clock yesterday',
        'at {eight;nine;ten;three;four;five} o’clock on Saturday',
        'when it began to rain',
        'when the storm started',
        'at that time {yesterday;on Sunday}',
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
      // At a time of the clock the past simple is right too.
      repairable(
        wrong(forms.ing, 'ing-without-be', `Before the -ing form comes “${was}”.`),
        ...(time.startsWith('at~') ? forms.past : []),
      ),
    ],
    why: 'It was going on at that moment in the past, so it takes “was” or “were” and the -ing form.',
    transform: {
      task: asks ? 'Make it a question.' : 'Make it negative.',
      from: `${capital(subject.text)} ${was} ${forms.ing} ${rest} ${time}.`,
      accepted: asks
        ? [`${capital(was)} ${subject.text} ${forms.ing} ${rest} ${time}?`]
        : [`${capital(subject.text)} ${was}n't ${forms.ing} ${rest} ${time}.`],
      wrong: [
        asks
          ? { text: `Did ${subject.text} ${forms.ing} ${rest} ${time}?`, why: 'The question begins with was or were.' }
          : {
              text: `${capital(subject.text)} didn't ${forms.ing} ${rest} ${time}.`,
              why: 'The negative is wasn’t or weren’t.',
            },
      ],
      why: asks ? 'A question begins with “was” or “were”.' : 'The negative has “not” after “was” or “were”.',
    },
  });
}

function interruptedAction(random: Random): Frame {
  const subject = random() < 0.7 ? relative(random) : they(random);
  const scene = one(random, scenes);
  const [base, past, rest, regular] = one(random, scene.events);
  const [ing, goingRest] = scene.going;
  const again = isThird(subject) ? subject.person : 'they';
  const [is, was] = [beOf(subject), wasOf(subject)];
  return frame({
    pattern: `${subject.text} ___ ${rest} while ${again} ${was} ${ing} ${goingRest}.`,
    key: past,
    cue: base,
    wrong: [
      wrong(`${was} ${base}`, 'be-plus-base', 'There is no “was” or “were” before a base form.'),
      wrong(regular, 'regularised', `“${capital(base)}” is irregular: ${past}.`),
      wrong(base, 'present-for-past', `The time is past: ${past}.`),
    ],
    why: 'The short event in the middle of the longer one is in the past simple.',
    transform: {
      task: 'Say it of the past, in one sentence. Begin with “While”.',
      from: `${capital(subject.text)} ${is} ${ing} ${goingRest}. ${capital(again)} ${isThird(subject) ? verbForms(base).thirdPerson : base} ${rest}.`,
      accepted: [
        `While ${subject.text} ${was} ${ing} ${goingRest}, ${again} ${past} ${rest}.`,
        `While ${again} ${was} ${ing} ${goingRest}, ${subject.text} ${past} ${rest}.`,
        `While ${ing} ${goingRest}, ${subject.text} ${past} ${rest}.`,
      ],
      why: 'The longer action is in the past continuous and comes after “while”.',
    },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(pastContinuous, pastContinuous, interruptedAction),
  cloze: [
    'At eight o’clock last night {$she} [was having: have] a shower and her children [were watching: watch] TV. Her husband [was cooking: cook] in the kitchen when suddenly the lights [went: go] out. {$she} [fell: fall] while she [was looking: look] for a candle. Nobody was hurt!',
    'It was ten o’clock at night. I [was reading: read] a book in bed when the lights went out. My parents [were watching: watch] a film downstairs, and my brother [was having: have] a shower. “What [were you doing: you / do] when it happened?” our neighbour asked later. “We [weren’t sleeping/were not sleeping: sleep, negative], that’s for sure,” said my dad. He [was looking: look] for a candle when the lights came back.',
  ],
};
