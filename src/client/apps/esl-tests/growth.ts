import { localDate } from '#client/lib/format';
import type { PlacementRow } from '#shared/api/attempts';
import { growthBetween } from '#shared/attempts/placement/growth';

type Result = Pick<PlacementRow, 'finishedAt' | 'placement'>;

/** What has changed between somebody's first placement test and the last, and whether that is more than chance. */
export function growthText(first: Result, last: Result): string {
  const [from, to] = [first.placement.band, last.placement.band];
  const growth = growthBetween(first.placement, last.placement);
  const since = `Since ${localDate(first.finishedAt)}`;
  if (growth === 'unclear') return `${since}: no clear change (${from} then).`;
  const bands = from === to ? `${from} both times` : `from ${from} to ${to}`;
  return `${since}: ${bands}, clearly ${growth === 'up' ? 'stronger' : 'weaker'}.`;
}
