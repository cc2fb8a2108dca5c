import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { anAction, isHabit } from '#shared/grammar/data/actions';
import { anyone, beOf, heOrShe, isThird, they } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

function habitOrNow(random: Random): Frame {
  const subject = random() < 0.7 ? heOrShe(random) : they(random);
  const action = anAction(random, 'A2', 'c', {
    name: 'd or w',
    test: (one) => one.uses.includes('w') && isHabit.test(one),
  });
  const { base, forms, rest } = action;
  const name = subject.text;
  const is = beOf(subject);
  const simple = isThird(subject) ? forms.thirdPerson : base;
  const often = one(random, ['often', 'usually', 'sometimes']);
  if (random() < 0.5) {
    // “Often” and “every week” do not go together.
    const time = tie(one(random, ['on Saturdays', 'on Sundays', 'in the evening']));
    return frame({
      pattern: `${name} ${often} ___ ${rest} ${time}.`,
      key: simple,
      cue: `${base}, present simple or continuous`,
      wrong: [
        wrong(forms.ing, 'ing-without-be', 'The -ing form cannot stand alone.'),
        wrong(
          isThird(subject) ? base : forms.thirdPerson,
          isThird(subject) ? 'third-person-s' : 'extra-s',
          isThird(subject)
            ? `With he, she and it the form is “${forms.thirdPerson}”.`
            : 'The -s is only for he, she and it.',
        ),
        wrong(`${is} ${base}`, 'be-plus-base', 'There is no “be” before a base form.'),
      ],
      why: `“${capital(often)}” and “${time.replaceAll('~', ' ')}” speak of a habit, so it is the present simple.`,
      transform: {
        task: 'Say that it is happening now. Begin with the same subject and end with “at the moment”.',
        from: `${capital(name)} ${often} ${simple} ${rest}.`,
        accepted: [`${capital(name)} ${is} ${forms.ing} ${rest} at the moment.`],
        wrong: [
          {
            text: `${capital(name)} ${simple} ${rest} at the moment.`,
            why: '“At the moment” takes the present continuous.',
          },
        ],
        why: 'It is happening at the moment, so it is the present continuous.',
      },
    });
  }
  const now = one(random, ['at~the~moment', 'right~now']);
  return frame({
    lead: one(random, ['It’s Sunday morning.', 'It’s six in the evening.', 'It’s eight o’clock.']),
    pattern: `${name} ___ ${rest} ${now}.`,
    key: `${is} ${forms.ing}`,
    cue: `${base}, present simple or continuous`,
    wrong: [
      wrong(simple, 'simple-for-now', 'It is happening now, not every day: present continuous.'),
      wrong(forms.ing, 'ing-without-be', `Before the -ing form comes “${is}”.`),
      wrong(`${is} ${base}`, 'be-plus-base', `After “${is}” the verb needs -ing.`),
    ],
    why: 'It is happening now, so it is the present continuous.',
    transform: {
      task: `Say that it is a habit. Use “${often}” and leave out the time.`,
      from: `${capital(name)} ${is} ${forms.ing} ${rest} ${now}.`,
      accepted: [
        `${capital(name)} ${often} ${simple} ${rest}.`,
        `${capital(often)} ${name} ${simple} ${rest}.`,
        `${capital(name)} ${simple} ${rest} ${often}.`,
      ],
      wrong: [
        { text: `${capital(name)} ${is} ${often} ${forms.ing} ${rest}.`, why: 'A habit takes the present simple.' },
      ],
      why: `“${capital(often)}” speaks of a habit, so it is the present simple.`,
    },
  });
}

function stateNow(random: Random): Frame {
  const subject = anyone(random);
  const action = anAction(random, 'A2', 's', {
    name: 'surely a state',
    test: ({ base }) => ['know', 'understand', 'need', 'own', 'believe'].includes(base),
  });
  const { base, forms, rest } = action;
  const third = isThird(subject);
  const is = beOf(subject);
  return frame({
    pattern: `${subject.text} ___ ${rest} now.`,
    key: third ? forms.thirdPerson : base,
    cue: `${base}, present simple or continuous`,
    wrong: [
      wrong(
        `${is} ${forms.ing}`,
        'continuous-state',
        `“${capital(base)}” is a state, so it has no continuous form here.`,
      ),
      wrong(
        third ? base : forms.thirdPerson,
        third ? 'third-person-s' : 'extra-s',
        third ? `With he, she and it the form is “${forms.thirdPerson}”.` : 'The -s is only for he, she and it.',
      ),
      wrong(`${is} ${base}`, 'be-plus-base', 'There is no “be” before a base form.'),
    ],
    why: `“${capital(base)}” is a state, so it is the present simple even with “now”.`,
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(habitOrNow, habitOrNow, stateNow),
  cloze: [
    '{$she} [works: work] in a {bank;hotel} every day, but today is Sunday and she [isn’t working/is not working: not / work]. At the moment she [is cooking: cook] lunch for her family. Her husband usually [cooks: cook] on Sundays, but now he [is playing: play] with the children. {$she} [knows: know] that he is a better cook!',
  ],
};
