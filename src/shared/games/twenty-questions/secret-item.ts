import type { Item } from '#shared/items/item';

/** What finding the secret is worth beside a question, which is worth one point when it is well formed at once. */
export const secretPoints = 10;

const origin = { engine: 'twenty-questions', task: 'secret' } as const;

/**
 * The secret of a given game as a question of its attempt, there from the beginning: whoever does not find it misses its
 * points, however the game ends.
 */
export function secretItem(name: string): Item {
  return {
    id: 'secret',
    kind: 'short',
    prompt: 'Find the secret.',
    accepted: [name],
    tags: [],
    origin,
    version: 1,
    points: secretPoints,
  };
}

export const isSecretItem = ({ origin: made }: Pick<Item, 'origin'>): boolean =>
  made?.engine === origin.engine && made.task === origin.task;
