import { gapMark } from '#shared/items/gap-mark';
import { isGraded, keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { kindOf, type PlayerItem } from '#shared/items/kinds/registry';
import { playerView } from '#shared/items/player-view';
import type { ScreenContent } from '#shared/screen/content';

interface Place {
  number: number;
  of: number;
  isRevealed: boolean;
  /** How its parts are mixed: the same as on the paper beside it. */
  seed?: number;
}

/** A question as the class's screen shows it. Its key is not in it before it is revealed. */
export function classQuestion(item: Item, { number, of, isRevealed, seed = 0 }: Place): ScreenContent {
  const view: PlayerItem = playerView(item, { seed });
  const options = 'options' in view ? view.options : undefined;
  const under = options ? '' : kindOf(item).underPrompt(view);
  const { passage, prompt, picture } = view;
  return {
    kind: 'question',
    number,
    of,
    text: prompt || under || '',
    ...(passage && { passage: [passage.title, passage.text].filter(Boolean).join('\n') }),
    ...(prompt && under && under !== prompt && { clue: under.replaceAll('_____', gapMark) }),
    ...(options && { options }),
    ...(picture && { picture: picture.name }),
    ...(isRevealed &&
      isGraded(item) && {
        reveal: { right: rightOf(item), ...(item.explanation && { explanation: item.explanation }) },
      }),
  };
}

function rightOf(item: Item): string[] {
  if (!('options' in item)) return [keyText(item)];
  return item.options.flatMap((option) => ('isKey' in option && option.isKey ? [option.text] : []));
}
