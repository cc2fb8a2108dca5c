import * as z from 'zod';
import { levels } from '#shared/core/level';
import { skills } from '#shared/items/fields';

export const tabs = ['attempts', 'student', 'group'] as const;

/** What is looked at. All of it stands in the address, so that it can be kept, sent and gone back to. */
const view = z.object({
  tab: z.enum(tabs).optional().catch(undefined),
  whose: z.enum(['me', 'students', 'players']).optional().catch(undefined),
  /** An associated user. */
  student: z.string().optional(),
  app: z.string().optional(),
  skill: z.enum(skills).optional().catch(undefined),
  level: z.enum(levels).optional().catch(undefined),
  /** Days, YYYY-MM-DD. */
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  attempt: z.string().optional(),
  /** A word list of one's own that others played. */
  list: z.string().optional(),
  /** Another attempt beside it. */
  beside: z.string().optional(),
});
export type View = z.infer<typeof view>;

export function viewIn(search: string): View {
  const { tab, round, ...asked } = Object.fromEntries(
    [...new URLSearchParams(search)].filter(([, value]) => value !== ''),
  );
  // Addresses that were kept when attempts were called rounds still lead there.
  return view.parse({ tab: tab === 'rounds' ? 'attempts' : tab, attempt: round, ...asked });
}

export function pathTo(to: View): string {
  const params = new URLSearchParams(Object.entries(to).filter(([, value]) => value !== undefined));
  return params.size > 0 ? `/test-history?${params}` : '/test-history';
}

/** As the server wants it; days begin and end where the reader is. */
export function filtersOf({ whose, student, app, skill, level, from, to }: View) {
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return {
    ...(student ? { memberId: student } : { whose: whose ?? 'me' }),
    ...(app && { appId: app }),
    ...(skill && { skill }),
    ...(level && { level }),
    ...(first && { from: new Date(`${first}T00:00:00`).toISOString() }),
    ...(last && { to: new Date(`${last}T23:59:59.999`).toISOString() }),
  };
}
