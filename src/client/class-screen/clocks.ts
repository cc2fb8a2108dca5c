import type { OnScreen } from '#shared/api/screens';

/** The same with its moments by a clock that is so many ms ahead. */
export function byClock(shown: OnScreen, ahead: number): OnScreen {
  if (!('content' in shown) || !shown.countdown || !('endsAt' in shown.countdown)) return shown;
  return { ...shown, countdown: { ...shown.countdown, endsAt: shown.countdown.endsAt + ahead } };
}
