import { type Action, anAction, isHabit, timeFor } from '#shared/grammar/data/actions';
import { anyone, beOf, heOrShe, isThird } from '#shared/grammar/data/people';
import { frame, type Generator, wrong } from '#shared/grammar/frame';
import { dailyOrWeekly, simpleTransform } from '#shared/grammar/frames/present-simple';
import type { PointFrames } from '../../frame';

function misspeltThird({ base, forms }: Action): string | undefined {
  if (forms.thirdPerson.endsWith('ies')) return `${base}s`;
  if (forms.thirdPerson.endsWith('es') && !base.endsWith('e')) return `${base}s`;
  return /[aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : undefined;
}

const presentSimple: Generator = (random) => {
  const subject = random() < 0.7 ? heOrShe(random) : anyone(random);
  const use = dailyOrWeekly(random);
  const action = anAction(random, 'A1', use, isHabit);
  const time = timeFor(random, use);
  const { base, forms, rest } = action;
  const third = isThird(subject);
  const misspelt = misspeltThird(action);
  return frame({
    pattern: `${subject.text} ___ ${rest} ${time}.`,
    key: third ? forms.thirdPerson : base,
    cue: `${base}, present simple`,
    wrong: [
      third
        ? wrong(base, 'third-person-s', `With he, she and it the verb needs -s: ${forms.thirdPerson}.`)
        : wrong(forms.thirdPerson, 'extra-s', 'The -s is only for he, she and it.'),
      wrong(forms.ing, 'ing-without-be', 'The -ing form cannot stand alone, and this is a habit.'),
      third && misspelt
        ? wrong(misspelt, 'spelling-s', `The spelling is “${forms.thirdPerson}”.`)
        : wrong(`${beOf(subject)} ${base}`, 'be-plus-base', 'There is no form of “be” before a verb in the base form.'),
      // “He read on Tuesdays” may be past.
    ].filter(({ text }) => !third || text !== forms.past[0]),
    why: third
      ? `A habit is in the present simple. With he, she and it the verb takes -s: ${forms.thirdPerson}.`
      : 'A habit is in the present simple. With I, you, we and they the verb has no ending.',
    ...(subject.person !== 'I' && subject.person !== 'you' && subject.person !== 'we'
      ? { transform: simpleTransform(subject, action, time, random() < 0.5) }
      : {}),
  });
};

export const frames: PointFrames = {
  makeFrame: presentSimple,
  cloze: [
    'My {uncle;brother} {$he} [works: work] in a {hospital;restaurant;hotel}. He [gets: get] up at five every day and [has: have] a big breakfast. Then he [drives: drive] to work. In the evening he [watches: watch] TV, and his children [play: play] computer games. They all [go: go] to bed early.',
    '{$she} and {$he} [live: live] in {$city}. {$she} [studies: study] English every day, and {$he} [teaches: teach] maths. On Saturdays they [play: play] tennis in the park. {$he} always [wins: win], but {$she} [likes: like] the game.',
  ],
};
