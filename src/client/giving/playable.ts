import type { RouterInputs } from '#client/lib/trpc';
import type { Givable } from './givable';

type Make = RouterInputs['live']['make'];

/** What can be played live: the questions that an app makes, those of a quiz, or some of a bank. */
export interface Playable extends Pick<Make, 'appId' | 'from'> {
  title: string;
}

/** The same as what is given, where a class can play it at one time: what is not the same for all cannot. */
export function playableOf(work: Givable | Playable): Playable | undefined {
  if ('from' in work) return work;
  const { appId, title, activity } = work;
  switch (activity.kind) {
    case 'words':
    case 'grammar':
    case 'sentences':
    case 'sounds':
    case 'stress':
    case 'level-test':
    case 'exam-set':
      return { appId, title, from: { kind: 'activity', activity } };
    case 'questions':
      return 'resource' in activity.from
        ? { appId, title, from: { kind: 'set', resourceId: activity.from.resource } }
        : undefined;
    default:
      return undefined;
  }
}
