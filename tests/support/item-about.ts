import { item } from '#shared/items/item';
import type { World } from './world';

/** The id of the question about a word, by what only the server knows: no id tells a player which word it is. */
export async function itemAbout({ deps }: Pick<World, 'deps'>, attemptId: string, name: string): Promise<string> {
  const { items } = await deps.db.attempt.findUniqueOrThrow({ where: { id: attemptId }, select: { items: true } });
  const found = item
    .array()
    .parse(items)
    .find(({ origin }) => origin?.engine === 'words' && `${origin.point}.${origin.task}` === name);
  if (!found) throw new Error(`The round asks nothing called ${name}.`);
  return found.id;
}
