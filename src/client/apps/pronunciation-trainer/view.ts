import * as z from 'zod';

export const tabs = ['listen', 'sounds', 'stress', 'speak', 'words', 'handed-in'] as const;
export type Tab = (typeof tabs)[number];

export const tabNames: Record<Tab, string> = {
  listen: 'Listen',
  sounds: 'Sounds',
  stress: 'Stress',
  speak: 'Speak',
  words: 'My words',
  'handed-in': 'Handed in',
};

/** What is looked at stands in the address, so that it can be kept, sent and gone back to. */
const view = z.object({
  tab: z.enum(tabs).optional().catch(undefined),
  /** Ids. */
  contrast: z.string().optional(),
  sound: z.string().optional(),
  /** Of a saved word list, for one's own words. */
  list: z.string().optional(),
});
export type View = z.infer<typeof view>;

export function viewIn(search: string): View {
  return view.parse(Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value !== '')));
}

export function pathTo(to: View): string {
  const params = new URLSearchParams(Object.entries(to).filter(([, value]) => value !== undefined));
  return params.size > 0 ? `/pronunciation-trainer?${params}` : '/pronunciation-trainer';
}
