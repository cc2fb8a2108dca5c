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
  | { kind: 'shelf'; shelf: Shelf }
  /** A lesson of ours. */
  | { kind: 'starter'; id: string }
  /** Work of one's own. */
  | { kind: 'work'; id: string }
  /** Work of somebody else. */
  | { kind: 'seen'; id: string };

const pages = ['starter', 'work', 'seen'] as const;

/** A visitor has starter lessons alone. */
export function readPlace(search: string, isMember: boolean): Place {
  const params = new URLSearchParams(search);
  for (const kind of pages) {
    const id = params.get(kind);
    if (id && (isMember || kind === 'starter')) return { kind, id };
  }
  const shelf = shelves.find(({ id }) => id === params.get('shelf'))?.id;
  return { kind: 'shelf', shelf: shelf && isMember ? shelf : 'starters' };
}

export function pathTo(place: Place): string {
  if (place.kind !== 'shelf') return `/lesson-library?${place.kind}=${encodeURIComponent(place.id)}`;
  return place.shelf === 'starters' ? '/lesson-library' : `/lesson-library?shelf=${place.shelf}`;
}
