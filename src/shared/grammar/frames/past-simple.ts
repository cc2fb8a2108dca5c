import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Action, anAction, isRegular, participleOf, pastOf, pastTime, regularPast } from '../data/actions';
import { anyone, isThird, type Subject, wasOf } from '../data/people';
import { frame, type Generator, repairable, type Transform, wrong } from '../frame';

function misspeltPast({ base }: Action): string | undefined {
  const right = `${base}ed`;
  if (/[^aeiou]y$/.test(base)) return right;
  if (/(?:stop|plan|drop|chat)$/.test(base)) return right;
  if (/[aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return undefined;
}

/** Bread, money, flowers: an object without an article may have “any” in a negative and a question. */
const takesAny = ({ uses, rest }: Action) =>
  uses.includes('t') && !/^(?:an?|the|to|at|in|on|up|by|for|with|my|TV|lunch|dinner|two)\b/.test(rest);

function pastTransform(subject: Subject, action: Action, time: string, random: Random): Transform | undefined {
  if (!['he', 'she', 'they'].includes(subject.person)) return undefined;
  const { base, rest } = action;
  const [past, name] = [pastOf(action), subject.text];
  const from = `${capital(name)} ${past} ${rest} ${time}.`;
  if (random() < 0.5)
    return {
      task: 'Make it negative.',
      from,
      accepted: ['', ...(takesAny(action) ? ['any '] : [])].map(
        (any) => `${capital(name)} didn't ${base} ${any}${rest} ${time}.`,
      ),
      wrong: [{ text: `${capital(name)} didn't ${past} ${rest} ${time}.`, why: 'After “didn’t” comes the base form.' }],
      why: 'The negative has “didn’t” and the base form, for all persons.',
    };
  return {
    task: 'Make it a question.',
    from,
    accepted: ['', ...(takesAny(action) ? ['any '] : [])].map((any) => `Did ${name} ${base} ${any}${rest} ${time}?`),
    wrong: [{ text: `Did ${name} ${past} ${rest} ${time}?`, why: 'After “did” comes the base form.' }],
    why: 'The question has “did”, the subject and then the base form.',
  };
}

/** Frames of the past simple, with verbs of one sort: the two points differ in nothing else. */
export const pastSimple =
  (kind: typeof isRegular): Generator =>
  (random) => {
    const subject = anyone(random);
    const action = anAction(random, 'A2', 'p', kind);
    const { base, forms, rest } = action;
    const past = pastOf(action);
    const time = pastTime(random, action);
    const misspelt = kind === isRegular ? misspeltPast(action) : undefined;
    const participle = participleOf(action);
    return frame({
      pattern: `${subject.text} ___ ${rest} ${time}.`,
      key: past,
      cue: `${base}, past simple`,
      wrong: [
        wrong(isThird(subject) ? forms.thirdPerson : base, 'present-for-past', `The time is past: ${past}.`),
        kind === isRegular
          ? repairable(
              wrong(`${wasOf(subject)} ${base}`, 'be-plus-base', 'There is no “was” or “were” before a base form.'),
              `${wasOf(subject)} ${forms.ing}`,
            )
          : wrong(regularPast(action), 'regularised', `“${capital(base)}” is irregular: ${past}.`),
        misspelt
          ? wrong(misspelt, 'spelling-ed', `The spelling is “${past}”.`)
          : kind === isRegular || participle === past
            ? repairable(
                wrong(`did ${past}`, 'double-marking', 'In a positive sentence the past form stands alone.'),
                `did ${base}`,
              )
            : wrong(
                participle,
                'participle-for-past',
                `“${capital(participle)}” is the participle. The past is “${past}”.`,
              ),
      ],
      why:
        kind === isRegular
          ? `A finished time takes the past simple. Regular verbs take -ed: ${past}.`
          : `A finished time takes the past simple. “${capital(base)}” is irregular: ${past}.`,
      transform: pastTransform(subject, action, time, random),
    });
  };
