import { gapMark } from '#shared/items/gap-mark';
import { isGraded, keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { kindOf, type PlayerItem } from '#shared/items/kinds/registry';
import { playerView } from '#shared/items/player-view';
import { choicesOf } from '#shared/live/choices';
import type { ScreenContent } from '#shared/screen/content';

/** How many hands went up for each choice. */
export type Votes = Readonly<Record<string, number>>;

interface Place {
  number: number;
  of: number;
  isRevealed: boolean;
  /** How many chose each of its choices, once that is shown. */
  votes?: Votes | undefined;
  /** How its parts are mixed: the same as on the paper beside it. */
  seed?: number;
}

/** A question as the class's screen shows it. Its key is not in it before it is revealed. */
export function classQuestion(item: Item, { isRevealed, votes, seed = 0, ...row }: Place): ScreenContent {
  const { explanation } = item;
  const view = playerView(item, { seed });
  const key = isRevealed && isGraded(item) ? { right: rightOf(item), ...(explanation && { explanation }) } : undefined;
  const counts = votes && choicesOf(view).map((choice) => votes[choice] ?? 0);
  const reveal = key || counts ? { right: [], ...key, ...(counts && { counts }) } : undefined;
  return classView(view, { ...row, reveal });
}

interface Seen {
  number: number;
  /** None where each answer brings the next one. */
  of: number | undefined;
  task?: string | undefined;
  reveal: Extract<ScreenContent, { kind: 'question' }>['reveal'];
}

/** The same of what a player sees. */
export function classView(view: PlayerItem, { number, of, task, reveal }: Seen): ScreenContent {
  const choices = choicesOf(view);
  const options = choices.length > 0 ? choices : undefined;
  const under = options ? '' : kindOf(view).underPrompt(view);
  const { passage, prompt, picture } = view;
  return {
    kind: 'question',
    number,
    ...(of && { of }),
    ...(task && { task }),
    text: prompt || under || '',
    ...(passage && { passage: [passage.title, passage.text].filter(Boolean).join('\n') }),
    ...(prompt && under && under !== prompt && { clue: under.replaceAll('_____', gapMark) }),
    ...(options && { options }),
    ...(picture && { picture: picture.kind === 'set' ? picture.name : picture }),
    ...(reveal && { reveal }),
  };
}

function rightOf(item: Item): string[] {
  if (!('options' in item)) return [keyText(item)];
  return item.options.flatMap((option) => ('isKey' in option && option.isKey ? [option.text] : []));
}
