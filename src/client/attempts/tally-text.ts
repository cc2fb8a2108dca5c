import type { Tally } from '#shared/api/history';
import { enough } from '#shared/classes/trend';
import { count } from '#shared/core/count';

/** `84 %`, or how few answers there are. */
export function shareText({ answered, share }: Tally): string {
  if (answered >= enough) return `${Math.round(share * 100)} %`;
  return count(answered, 'answer');
}

/** How it went, in words and a tone that a colour only repeats. */
export function toneOf({ answered, share }: Tally): { tone: string; word: string } {
  if (answered < enough) return { tone: 'tone-neutral', word: 'too few answers' };
  if (share >= 0.8) return { tone: 'tone-good', word: 'secure' };
  return share >= 0.5 ? { tone: 'tone-warn', word: 'partly' } : { tone: 'tone-bad', word: 'weak' };
}

/** `4 min 5 s` */
export function timeText(seconds: number | null): string {
  if (seconds === null) return '';
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}
