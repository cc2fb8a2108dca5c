import { count } from '#shared/core/count';
import type { Item } from './item';
import { kindOf } from './kinds/registry';

/** What a question is besides its words: what it is worth, its level and tags, what is said to single answers. */
export function questionFacts(item: Item): string {
  const { points, level, skill, tags } = item;
  const about = [count(points, 'point'), level, skill, ...tags].filter(Boolean).join(', ');
  return [about, ...kindOf(item).facts(item)].filter(Boolean).join('\n');
}
