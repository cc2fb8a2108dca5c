import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import type { Action } from '../data/actions';
import { isThird, type Subject } from '../data/people';
import type { Transform } from '../frame';

/** Which habits a sentence is about. */
export const dailyOrWeekly = (random: Random) => (random() < 0.5 ? 'd' : 'w');

/** A statement in the present simple, to be made a question or negative. */
export function simpleTransform(subject: Subject, action: Action, time: string, toQuestion: boolean): Transform {
  const name = subject.text;
  const [doing, form] = isThird(subject) ? ['does', action.forms.thirdPerson] : ['do', action.base];
  const from = `${capital(name)} ${form} ${action.rest} ${time}.`;
  return toQuestion
    ? {
        task: 'Make it a question.',
        from,
        accepted: [`${capital(doing)} ${name} ${action.base} ${action.rest} ${time}?`],
        wrong: [
          {
            text: `${capital(doing)} ${name} ${action.forms.thirdPerson} ${action.rest} ${time}?`,
            why: 'After do or does comes the base form.',
          },
        ],
        why: 'Do or does comes before the subject; the verb is in its base form.',
      }
    : {
        task: 'Make it negative.',
        from,
        accepted: [`${capital(name)} ${doing}n't ${action.base} ${action.rest} ${time}.`],
        wrong: [
          {
            text: `${capital(name)} ${doing}n't ${action.forms.thirdPerson} ${action.rest} ${time}.`,
            why: 'After don’t or doesn’t comes the base form.',
          },
        ],
        why: 'Don’t or doesn’t comes before the base form.',
      };
}
