import type { Item } from '../item';
import { kindOf } from '../kinds/registry';
import {
  fullPrompt,
  type ItemText,
  lostPicture,
  lostPoints,
  needsRecording,
  type QuestionFile,
  writeItems,
} from './writing';

/** Writes GIFT. Level and skill become tags; what GIFT has no question for is named. */
export function writeGift(items: readonly Item[]): QuestionFile {
  return writeItems(items, giftOf);
}

function giftOf(item: Item, place: number): ItemText {
  if (needsRecording(item)) return { why: 'A recording cannot be part of a GIFT file.' };
  const { formats, marking } = kindOf(item);
  const { explanation } = item;
  const text = formats.writeGift(item, { number: place + 1, prompt: fullPrompt(item), explanation });
  if (text === undefined) return { why: 'GIFT has no question of this kind.' };
  const tags = [item.level, item.skill, ...item.tags].flatMap((tag) =>
    tag ? [`[tag:${tag.replaceAll(/[\]\n]/g, ' ')}]`] : [],
  );
  const remark = tags.length > 0 ? `// ${tags.join(' ')}\n` : '';
  return { text: remark + text, losses: [...(marking === 'nobody' ? [] : lostPoints(item)), ...lostPicture(item)] };
}
