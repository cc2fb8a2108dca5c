import { loadAllWords } from '#shared/content/words/pack';
import { mulberry32 } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { indexAnagrams } from '#shared/vocabulary/anagrams';
import { sentenceItems } from '#shared/vocabulary/sentence-items';
import { wordItems } from '#shared/vocabulary/word-items';
import type { Choices } from './choices';
import type { Material } from './use-material';

/** Questions for paper and projector, made in the browser: nobody is judged there. */
export async function makeSheet(
  { entries, sentences }: Pick<Material, 'entries' | 'sentences'>,
  { unit, length, locked }: Choices,
  seed: number,
): Promise<Item[]> {
  const random = mulberry32(seed);
  const count = Number(length);
  if (unit === 'sentences') return sentenceItems({ sentences, count, random, locked });
  const anagramsOf = indexAnagrams(await loadAllWords());
  return wordItems({ entries, tasks: ['scramble'], count, random, anagramsOf });
}
