export const shelves = [
  { id: 'starters', name: 'Starter lessons' },
  { id: 'work', name: 'My work' },
  { id: 'week', name: 'Week' },
  { id: 'shared', name: 'Shared with me' },
  { id: 'trash', name: 'Trash' },
] as const;
export type Shelf = (typeof shelves)[number]['id'];

/** Where one is in the library; it stands in the address, so that Back and a reload keep it. */
export type Place =
  | { is: 'shelf'; shelf: Shelf }
  /** A lesson of ours. */
  | { is: 'starter'; id: string }
  /** Work of one's own. */
  | { is: 'work'; id: string }
  /** Work of somebody else. */
  | { is: 'seen'; id: string };

const pages = ['starter', 'work', 'seen'] as const;

/** A visitor has starter lessons alone. */
export function readPlace(search: string, isMember: boolean): Place {
  const asked = new URLSearchParams(search);
  for (const is of pages) {
    const id = asked.get(is);
    if (id && (isMember || is === 'starter')) return { is, id };
  }
  const shelf = shelves.find(({ id }) => id === asked.get('shelf'))?.id;
  return { is: 'shelf', shelf: shelf && isMember ? shelf : 'starters' };
}

export function pathTo(place: Place): string {
  if (place.is !== 'shelf') return `/lesson-library?${place.is}=${encodeURIComponent(place.id)}`;
  return place.shelf === 'starters' ? '/lesson-library' : `/lesson-library?shelf=${place.shelf}`;
}
