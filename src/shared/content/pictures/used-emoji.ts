import { faceSets } from '#shared/content/dice/sets';
import { loadAllStarters } from '#shared/content/lessons/starters/all';
import { things } from '#shared/content/things/pack';
import { loadAllWords } from '#shared/content/words/pack';
import { levels } from '#shared/core/level';

/** Every emoji of our content, by the sprite in which its picture is unless an earlier one has it. */
export async function usedEmoji(): Promise<[sprite: string, emojis: string[]][]> {
  const words = await loadAllWords();
  const starters = await loadAllStarters();
  const entries = starters.flatMap(({ data }) =>
    data.materials.flatMap((material) => (material.kind === 'words' ? material.entries : [])),
  );
  return [
    ...faceSets.map(({ id, faces }): [string, string[]] => [`dice-${id}`, emojisOf(faces)]),
    ...levels.map((level): [string, string[]] => [
      `words-${level.toLowerCase()}`,
      emojisOf(words.filter((word) => word.level === level)),
    ]),
    ['things', emojisOf(things)],
    ['lessons', emojisOf(entries)],
  ];
}

const emojisOf = (all: readonly { emoji?: string }[]) => all.flatMap(({ emoji }) => emoji || []);
