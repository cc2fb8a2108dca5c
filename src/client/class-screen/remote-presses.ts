import type { RemotePress } from '#shared/api/screens';

/*
 * What a remote presses is what a clicker presses: whatever takes a clicker's keys takes these as well, in the order in
 * which it would hear the keys.
 */

/** Whether it was taken. */
type Take = (press: RemotePress) => boolean;

const takers: Take[] = [];

/** Takes presses until it is stopped; those that come first are asked before all others. */
export function takePresses(take: Take, { comesFirst = false } = {}): () => void {
  if (comesFirst) takers.unshift(take);
  else takers.push(take);
  return () => void takers.splice(takers.indexOf(take), 1);
}

/** Carries out one press of a remote. */
export function carryOut(press: RemotePress): void {
  takers.some((take) => take(press));
}
