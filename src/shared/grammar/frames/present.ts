import type { Level } from '#shared/core/level';
import type { Random } from '#shared/core/random';
import { type Action, anAction, timeFor } from '../data/actions';
import { anyone, beOf, heOrShe, isThird, type Subject, someoneElse, they } from '../data/people';
import { cap, type Frame, frame, type Generator, one, oneOf, type Transform, wrong } from '../frame';

function misspeltThird({ base, forms }: Action): string | undefined {
  if (forms.thirdPerson.endsWith('ies')) return `${base}s`;
  if (forms.thirdPerson.endsWith('es') && !base.endsWith('e')) return `${base}s`;
  return /[aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : undefined;
}

const dailyOrWeekly = (random: Random) => (random() < 0.5 ? 'd' : 'w');

function simpleTransform(subject: Subject, action: Action, time: string, toQuestion: boolean): Transform {
  const name = subject.text;
  const [doing, form] = isThird(subject) ? ['does', action.forms.thirdPerson] : ['do', action.base];
  const from = `${cap(name)} ${form} ${action.rest} ${time}.`;
  return toQuestion
    ? {
        task: 'Make it a question.',
        from,
        accepted: [`${cap(doing)} ${name} ${action.base} ${action.rest} ${time}?`],
        wrong: [
          {
            text: `${cap(doing)} ${name} ${action.forms.thirdPerson} ${action.rest} ${time}?`,
            why: 'After do or does comes the base form.',
          },
        ],
        why: 'Do or does comes before the subject; the verb is in its base form.',
      }
    : {
        task: 'Make it negative.',
        from,
        accepted: [`${cap(name)} ${doing}n't ${action.base} ${action.rest} ${time}.`],
        wrong: [
          {
            text: `${cap(name)} ${doing}n't ${action.forms.thirdPerson} ${action.rest} ${time}.`,
            why: 'After don’t or doesn’t comes the base form.',
          },
        ],
        why: 'Don’t or doesn’t comes before the base form.',
      };
}

const presentSimple: Generator = (random) => {
  const subject = random() < 0.7 ? heOrShe(random) : anyone(random);
  const use = dailyOrWeekly(random);
  const action = anAction(random, 'A1', use);
  const time = timeFor(random, use);
  const { base, forms, rest } = action;
  const third = isThird(subject);
  const misspelt = misspeltThird(action);
  return frame({
    pattern: `${subject.text} ___ ${rest} ${time}.`,
    key: third ? forms.thirdPerson : base,
    cue: `${base}, present`,
    wrong: [
      third
        ? wrong(base, 'third-person-s', `With he, she and it the verb needs -s: ${forms.thirdPerson}.`)
        : wrong(forms.thirdPerson, 'extra-s', 'The -s is only for he, she and it.'),
      wrong(forms.ing, 'ing-without-be', 'The -ing form cannot stand alone, and this is a habit.'),
      third && misspelt
        ? wrong(misspelt, 'spelling-s', `The spelling is “${forms.thirdPerson}”.`)
        : wrong(`${beOf(subject)} ${base}`, 'be-plus-base', 'There is no form of “be” before a verb in the base form.'),
    ],
    why: third
      ? `A habit: present simple. With he, she and it: ${forms.thirdPerson}.`
      : 'A habit: present simple. With I, you, we and they the verb has no ending.',
    ...(subject.person !== 'I' && subject.person !== 'you' && subject.person !== 'we'
      ? { transform: simpleTransform(subject, action, time, random() < 0.5) }
      : {}),
  });
};

function simpleNegative(random: Random): Frame {
  const subject = anyone(random);
  const use = dailyOrWeekly(random);
  const action = anAction(random, 'A1', use);
  const time = timeFor(random, use);
  const { base, forms, rest } = action;
  const [doing, other] = isThird(subject) ? ["doesn't", "don't"] : ["don't", "doesn't"];
  return frame({
    pattern: `${subject.text} ___ ${rest} ${time}.`,
    key: `${doing} ${base}`,
    also: [`${doing === "don't" ? 'do' : 'does'} not ${base}`],
    cue: `not / ${base}, present`,
    wrong: [
      wrong(
        `${other} ${base}`,
        'wrong-do',
        isThird(subject) ? 'With he, she and it: doesn’t.' : '“Doesn’t” is only for he, she and it.',
      ),
      isThird(subject)
        ? wrong(`${doing} ${forms.thirdPerson}`, 'double-marking', 'The -s is in “does”; the verb has none.')
        : wrong(`${doing} ${forms.ing}`, 'ing-after-do', 'After “don’t” comes the base form.'),
      wrong(`${beOf(subject)} not ${base}`, 'be-for-do', 'A verb makes its negative with do or does, not with “be”.'),
    ],
    why: `Negative present simple: ${doing} and the base form.`,
    transform: {
      task: 'Make it positive.',
      from: `${cap(subject.text)} ${doing} ${base} ${rest} ${time}.`,
      accepted: [`${cap(subject.text)} ${isThird(subject) ? forms.thirdPerson : base} ${rest} ${time}.`],
    },
  });
}

function simpleQuestion(random: Random): Frame {
  const subject = random() < 0.2 ? ({ text: 'you', person: 'you' } as const) : someoneElse(random);
  const use = dailyOrWeekly(random);
  const action = anAction(random, 'A1', use);
  const time = timeFor(random, use);
  const { base, forms, rest } = action;
  const name = subject.text;
  const [doing, other] = isThird(subject) ? ['Does', 'Do'] : ['Do', 'Does'];
  return frame({
    pattern: `___ ${rest} ${time}?`,
    key: `${doing} ${name} ${base}`,
    cue: `${name} / ${base}, present question`,
    wrong: [
      wrong(
        `${other} ${name} ${base}`,
        'wrong-do',
        isThird(subject) ? 'With he, she and it: does.' : '“Does” is only for he, she and it.',
      ),
      wrong(`${doing} ${name} ${forms.thirdPerson}`, 'double-marking', 'After do or does comes the base form.'),
      wrong(`${cap(beOf(subject))} ${name} ${base}`, 'be-for-do', 'A verb makes questions with do or does.'),
    ],
    why: `Question: ${doing}, then the subject, then the base form.`,
    ...(subject.person !== 'you' ? { transform: simpleTransform(subject, action, time, true) } : {}),
  });
}

function misspeltIng({ base, forms }: Action): string | undefined {
  if (base.endsWith('e') && !forms.ing.includes('eing')) return `${base}ing`;
  // Travelling and traveling are both right.
  if (forms.ing.length === base.length + 4 && !base.endsWith('l')) return `${base}ing`;
  return undefined;
}

function continuous(level: Level): Generator {
  return (random) => {
    const subject = anyone(random);
    const action = anAction(random, level, 'c');
    const { base, forms, rest } = action;
    const is = beOf(subject);
    const name = subject.text;
    const misspelt = misspeltIng(action);
    const other = is === 'are' ? 'is' : 'are';
    const asks = subject.person !== 'I' && subject.person !== 'you' && subject.person !== 'we' && random() < 0.5;
    return frame({
      pattern: `${name} ___ ${rest} right~now.`,
      key: `${is} ${forms.ing}`,
      cue: `${base}, present continuous`,
      wrong: [
        wrong(forms.ing, 'ing-without-be', `Before the -ing form comes “${is}”.`),
        misspelt && random() < 0.5
          ? wrong(`${is} ${misspelt}`, 'spelling-ing', `The spelling is “${forms.ing}”.`)
          : wrong(`${is} ${base}`, 'be-plus-base', `After “${is}” the verb needs -ing.`),
        wrong(`${other} ${forms.ing}`, 'wrong-be', `The subject needs “${is}”.`),
      ],
      why: 'It is happening now: am, is or are and the -ing form.',
      transform: asks
        ? {
            task: 'Make it a question.',
            from: `${cap(name)} ${is} ${forms.ing} ${rest} right now.`,
            accepted: [`${cap(is)} ${name} ${forms.ing} ${rest} right now?`],
            wrong: [
              {
                text: `${isThird(subject) ? 'Does' : 'Do'} ${name} ${forms.ing} ${rest} right now?`,
                why: 'Questions in the present continuous begin with am, is or are.',
              },
            ],
          }
        : {
            task: 'Make it negative.',
            from: `${cap(name)} ${is} ${forms.ing} ${rest} right now.`,
            accepted: [`${cap(name)} ${is} not ${forms.ing} ${rest} right now.`],
            wrong: [
              {
                text: `${cap(name)} ${isThird(subject) ? "doesn't" : "don't"} ${forms.ing} ${rest} right now.`,
                why: 'The negative is am not, isn’t or aren’t and the -ing form.',
              },
            ],
          },
    });
  };
}

function continuousQuestion(random: Random): Frame {
  const subject = someoneElse(random);
  const action = anAction(random, 'A1', 'c');
  const { base, forms, rest } = action;
  const [is, other] = isThird(subject) ? ['Is', 'Are'] : ['Are', 'Is'];
  const name = subject.text;
  return frame({
    pattern: `___ ${rest} right~now?`,
    key: `${is} ${name} ${forms.ing}`,
    cue: `${name} / ${base}, present continuous`,
    wrong: [
      wrong(`${other} ${name} ${forms.ing}`, 'wrong-be', `The subject needs “${is.toLowerCase()}”.`),
      wrong(`${is} ${name} ${base}`, 'be-plus-base', 'After am, is or are the verb needs -ing.'),
      wrong(`${isThird(subject) ? 'Does' : 'Do'} ${name} ${forms.ing}`, 'do-with-be', 'Use am, is or are, not “do”.'),
    ],
    why: 'Question: is or are, then the subject, then the -ing form.',
    transform: {
      task: 'Make it positive: not a question.',
      from: `${is} ${name} ${forms.ing} ${rest} right now?`,
      accepted: [`${cap(name)} ${is.toLowerCase()} ${forms.ing} ${rest} right now.`],
    },
  });
}

function habitOrNow(random: Random): Frame {
  const subject = random() < 0.7 ? heOrShe(random) : they(random);
  const action = anAction(random, 'A2', 'c', { name: 'd or w', test: ({ uses }) => uses.includes('w') });
  const { base, forms, rest } = action;
  const name = subject.text;
  const is = beOf(subject);
  const simple = isThird(subject) ? forms.thirdPerson : base;
  const often = one(random, ['often', 'usually', 'sometimes']);
  if (random() < 0.5) {
    const time = timeFor(random, 'w');
    return frame({
      pattern: `${name} ${often} ___ ${rest} ${time}.`,
      key: simple,
      cue: `${base}, simple or continuous`,
      wrong: [
        wrong(forms.ing, 'ing-without-be', 'The -ing form cannot stand alone.'),
        wrong(
          isThird(subject) ? base : forms.thirdPerson,
          isThird(subject) ? 'third-person-s' : 'extra-s',
          isThird(subject) ? `With he, she and it: ${forms.thirdPerson}.` : 'The -s is only for he, she and it.',
        ),
        wrong(`${is} ${base}`, 'be-plus-base', 'There is no “be” before a base form.'),
      ],
      why: `“${cap(often)}” and “${time.replaceAll('~', ' ')}” speak of a habit: present simple.`,
      transform: {
        task: 'Say that it is happening now. Begin with the same subject and end with “at the moment”.',
        from: `${cap(name)} ${often} ${simple} ${rest}.`,
        accepted: [`${cap(name)} ${is} ${forms.ing} ${rest} at the moment.`],
        wrong: [{ text: `${cap(name)} ${simple} ${rest} at the moment.`, why: 'At the moment: present continuous.' }],
      },
    });
  }
  const now = one(random, ['at~the~moment', 'right~now']);
  return frame({
    lead: one(random, ['Please be quiet!', 'Please wait a minute.', 'It’s eight o’clock.']),
    pattern: `${name} ___ ${rest} ${now}.`,
    key: `${is} ${forms.ing}`,
    cue: `${base}, simple or continuous`,
    wrong: [
      wrong(simple, 'simple-for-now', 'It is happening now, not every day: present continuous.'),
      wrong(forms.ing, 'ing-without-be', `Before the -ing form comes “${is}”.`),
      wrong(`${is} ${base}`, 'be-plus-base', `After “${is}” the verb needs -ing.`),
    ],
    why: 'It is happening now: present continuous.',
    transform: {
      task: `Say that it is a habit. Use “${often}” and leave out the time.`,
      from: `${cap(name)} ${is} ${forms.ing} ${rest} ${now}.`,
      accepted: [`${cap(name)} ${often} ${simple} ${rest}.`, `${cap(often)} ${name} ${simple} ${rest}.`],
      wrong: [{ text: `${cap(name)} ${is} ${often} ${forms.ing} ${rest}.`, why: 'A habit: present simple.' }],
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
    cue: `${base}, present`,
    wrong: [
      wrong(`${is} ${forms.ing}`, 'continuous-state', `“${cap(base)}” is a state, so it has no continuous form here.`),
      wrong(
        third ? base : forms.thirdPerson,
        third ? 'third-person-s' : 'extra-s',
        third ? `With he, she and it: ${forms.thirdPerson}.` : 'The -s is only for he, she and it.',
      ),
      wrong(`${is} ${base}`, 'be-plus-base', 'There is no “be” before a base form.'),
    ],
    why: `“${cap(base)}” is a state: present simple even with “now”.`,
  });
}

export const present = {
  'present-simple': presentSimple,
  'present-simple-questions': oneOf(simpleNegative, simpleQuestion),
  'present-continuous': oneOf(continuous('A1'), continuousQuestion),
  'present-tenses': oneOf(habitOrNow, habitOrNow, stateNow),
} satisfies Record<string, Generator>;
