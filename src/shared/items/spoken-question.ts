import { clozeGap, gapMark } from './gap-mark';
import type { PlayerItem } from './kinds/registry';
import type { SpokenLine } from './spoken-lines';

/** Questions about what is heard: the voice would tell their key. */
const heardEngines: readonly string[] = ['sounds', 'stress'];

/**
 * A question as it is read to a player who needs that, line by line: what is asked, and what there is to choose from.
 * The text that it is about is not read: understanding that is what is asked. Nothing where hearing it is no help.
 */
export function spokenQuestion(item: PlayerItem): SpokenLine[] {
  if (item.origin && heardEngines.includes(item.origin.engine)) return [];
  return [item.prompt, ...besides(item)]
    .map((line) => line.replaceAll(gapMark, ' blank ').replaceAll(clozeGap, ' blank ').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((text) => ({ text, voice: 0 }));
}

function besides(item: PlayerItem): string[] {
  switch (item.kind) {
    case 'mc':
    case 'multi':
    case 'poll':
      return item.options;
    case 'match':
      return [...item.lefts, ...item.rights];
    case 'error-correct':
      return [item.sentence];
    case 'cloze':
      return [item.text, ...item.gaps.flatMap(({ options = [] }) => options)];
    case 'slide':
      return item.text ? [item.text] : [];
    default:
      return [];
  }
}
