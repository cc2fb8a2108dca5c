import { capital } from '#shared/core/first-letter';
import type { Level } from '#shared/core/level';
import type { Random } from '#shared/core/random';
import { type Action, anAction } from '#shared/grammar/data/actions';
import { anyone, beOf, isThird, someoneElse } from '#shared/grammar/data/people';
import { type Frame, frame, type Generator, oneOf, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

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
      why: 'It is happening now, so it takes am, is or are and the -ing form.',
      transform: asks
        ? {
            task: 'Make it a question.',
            from: `${capital(name)} ${is} ${forms.ing} ${rest} right now.`,
            accepted: [`${capital(is)} ${name} ${forms.ing} ${rest} right now?`],
            wrong: [
              {
                text: `${isThird(subject) ? 'Does' : 'Do'} ${name} ${forms.ing} ${rest} right now?`,
                why: 'Questions in the present continuous begin with am, is or are.',
              },
            ],
            why: 'A question begins with am, is or are.',
          }
        : {
            task: 'Make it negative.',
            from: `${capital(name)} ${is} ${forms.ing} ${rest} right now.`,
            accepted: [`${capital(name)} ${is} not ${forms.ing} ${rest} right now.`],
            wrong: [
              {
                text: `${capital(name)} ${isThird(subject) ? "doesn't" : "don't"} ${forms.ing} ${rest} right now.`,
                why: 'The negative is am not, isn’t or aren’t and the -ing form.',
              },
            ],
            why: 'The negative has “not” after am, is or are.',
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
    why: 'A question has “is” or “are” first, then the subject, then the -ing form.',
    transform: {
      task: 'Say it with a full stop: no question.',
      from: `${is} ${name} ${forms.ing} ${rest} right now?`,
      accepted: [`${capital(name)} ${is.toLowerCase()} ${forms.ing} ${rest} right now.`],
      why: `In a sentence that asks nothing “${is.toLowerCase()}” comes after the subject.`,
    },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(continuous('A1'), continuousQuestion),
  cloze: [
    'It is {Sunday;Saturday} morning and everyone is busy. {$she} [is making: make] a cake in the kitchen. {$he} [is playing: play] the {guitar;piano}. The children [are swimming: swim] in the {lake;sea}, and the dog [is sleeping: sleep] under the table. I [am writing: write] this email to you right now!',
  ],
};
