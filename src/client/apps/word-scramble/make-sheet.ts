import { indexAnagrams } from '../../../shared/content/anagrams';
import { loadAllWords } from '../../../shared/content/words/pack';
import { sentenceItems } from '../../../shared/engines/sentence-items';
import { wordItems } from '../../../shared/engines/word-items';
import type { Item } from '../../../shared/items/item';
import { mulberry32 } from '../../../shared/random';
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
