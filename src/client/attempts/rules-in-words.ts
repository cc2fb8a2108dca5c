import { shortMoment } from '#client/lib/plain-date';
import { count } from '#shared/core/count';
import type { Rules } from '#shared/items/question-set';

const releaseTexts = {
  each: 'You see after each answer whether it is right, and why.',
  end: 'You see at the end what was right, and why.',
  closed: 'You see what was right after the closing date.',
  'by-hand': 'Your teacher shows you later what was right.',
};

type ToldRules = Pick<Rules, 'minutes' | 'attempts' | 'opensAt' | 'closesAt' | 'release'> &
  Partial<Pick<Rules, 'scoring' | 'oneWay'>>;

/** What a player should know before the first question; `told` says when they see what was right. */
export function rulesInWords(
  { scoring, minutes, attempts, closesAt, opensAt, oneWay, release }: ToldRules,
  told: string = releaseTexts[release],
): string[] {
  return [
    ...(minutes && scoring !== 'untimed' ? [`You have ${count(minutes, 'minute')}.`] : []),
    ...(scoring === 'speed' ? ['Quick right answers earn more points. The time of the whole quiz counts.'] : []),
    ...(scoring === 'untimed' ? ['There is no clock.'] : []),
    told,
    ...(oneWay ? ['You cannot go back to a question.'] : []),
    ...(attempts ? [attempts === 1 ? 'You can take it once.' : `You can take it ${attempts} times.`] : []),
    ...(opensAt ? [`It opens on ${shortMoment(opensAt)}.`] : []),
    ...(closesAt ? [`It closes on ${shortMoment(closesAt)}.`] : []),
  ];
}
