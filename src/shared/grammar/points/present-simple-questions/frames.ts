import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { anAction, isHabit, timeFor } from '#shared/grammar/data/actions';
import { anyone, beOf, isThird, someoneElse } from '#shared/grammar/data/people';
import { type Frame, frame, oneOf, wrong } from '#shared/grammar/frame';
import { dailyOrWeekly, simpleTransform } from '#shared/grammar/frames/present-simple';
import type { PointFrames } from '../../frame';

function simpleNegative(random: Random): Frame {
  const subject = anyone(random);
  const use = dailyOrWeekly(random);
  const action = anAction(random, 'A1', use, isHabit);
  const time = timeFor(random, use);
  const { base, forms, rest } = action;
  const [doing, other] = isThird(subject) ? ["doesn't", "don't"] : ["don't", "doesn't"];
  return frame({
    pattern: `${subject.text} ___ ${rest} ${time}.`,
    key: `${doing} ${base}`,
    also: [`${doing === "don't" ? 'do' : 'does'} not ${base}`],
    cue: `not / ${base}, present simple`,
    wrong: [
      wrong(
        `${other} ${base}`,
        'wrong-do',
        isThird(subject) ? 'With he, she and it the form is “doesn’t”.' : '“Doesn’t” is only for he, she and it.',
      ),
      isThird(subject)
        ? wrong(`${doing} ${forms.thirdPerson}`, 'double-marking', 'The -s is in “does”; the verb has none.')
        : wrong(`${doing} ${forms.ing}`, 'ing-after-do', 'After “don’t” comes the base form.'),
      wrong(`${beOf(subject)} not ${base}`, 'be-for-do', 'A verb makes its negative with do or does, not with “be”.'),
    ],
    why: `The negative present simple has “${doing}” and the base form.`,
    transform: {
      task: 'Make it positive.',
      from: `${capital(subject.text)} ${doing} ${base} ${rest} ${time}.`,
      // With stress it may also be “does help”.
      accepted: [isThird(subject) ? forms.thirdPerson : base, `${isThird(subject) ? 'does' : 'do'} ${base}`].map(
        (form) => `${capital(subject.text)} ${form} ${rest} ${time}.`,
      ),
      why: isThird(subject)
        ? `A positive sentence has no “does”, and the verb takes the -s: ${forms.thirdPerson}.`
        : 'A positive sentence has no “do”, only the verb.',
    },
  });
}

function simpleQuestion(random: Random): Frame {
  const subject = random() < 0.2 ? ({ text: 'you', person: 'you' } as const) : someoneElse(random);
  const use = dailyOrWeekly(random);
  const action = anAction(random, 'A1', use, isHabit);
  const time = timeFor(random, use);
  const { base, forms, rest } = action;
  const name = subject.text;
  const [doing, other] = isThird(subject) ? ['Does', 'Do'] : ['Do', 'Does'];
  return frame({
    pattern: `___ ${rest} ${time}?`,
    key: `${doing} ${name} ${base}`,
    cue: `${name} / ${base}, present simple question`,
    wrong: [
      wrong(
        `${other} ${name} ${base}`,
        'wrong-do',
        isThird(subject) ? 'With he, she and it the form is “does”.' : '“Does” is only for he, she and it.',
      ),
      wrong(`${doing} ${name} ${forms.thirdPerson}`, 'double-marking', 'After do or does comes the base form.'),
      wrong(`${capital(beOf(subject))} ${name} ${base}`, 'be-for-do', 'A verb makes questions with do or does.'),
    ],
    why: `The question has “${doing}” first, then the subject, then the base form.`,
    ...(subject.person !== 'you' ? { transform: simpleTransform(subject, action, time, true) } : {}),
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(simpleNegative, simpleQuestion),
  cloze: [
    '“[Do: do] you like sport, {$she}?” “Yes, I do, but I [don’t play/do not play: not / play] football.” “[Does: do] your brother play tennis?” “No, he [doesn’t like/does not like: not / like] tennis. He swims every {Monday;Friday}.” “Where [does he swim: he / swim]?” “At the {sports centre;swimming pool}.”',
  ],
};
