import { mulberry32, pick, shuffle, textSeed } from '#shared/core/random';
import type { Engine } from './fields';
import type { Item } from './item';
import { kindOf, type PlayerItem } from './kinds/registry';

interface View {
  seed: number;
  keepOrder?: boolean;
  /** One choice less, for players who need it. */
  fewerChoices?: boolean;
}

/**
 * Strips what must not reach the player. The same seed mixes the same way, so that a reload shows the same question
 * and a printed version can be made again. Mixing begins from the order of the alphabet, never from the one in which
 * the key was written: questions that differ only in their key look alike, so even anyone who knows the seed learns
 * nothing. Choices and pieces are named by their texts, which tell nothing either.
 */
export function playerView(asked: Item, { seed, keepOrder = false, fewerChoices = false }: View): PlayerItem {
  const item = fewerChoices ? withFewerChoices(asked, seed) : asked;
  const random = mulberry32(seed ^ textSeed(item.id));
  const mixAlways = (texts: readonly string[]) => shuffle(texts.toSorted(), random);
  const fields = {
    id: item.id,
    prompt: item.prompt,
    points: item.points,
    ...(item.audioText && { audioText: item.audioText }),
    ...(item.passage && { passage: item.passage }),
    ...(item.picture && { picture: item.picture }),
    ...toldOrigin(item),
  };
  return kindOf(item).view(item, fields, { mix: keepOrder ? (texts) => [...texts] : mixAlways, mixAlways });
}

/** The question without the choice that can be spared. */
function withFewerChoices(item: Item, seed: number): Item {
  const gone = spareChoice(item, seed);
  if (gone === undefined || (item.kind !== 'mc' && item.kind !== 'multi')) return item;
  return { ...item, options: item.options.filter(({ text }) => text !== gone) };
}

/**
 * A wrong choice that players who need fewer do without, the same each time; one of them stays at least, and so does what
 * earns a part of the points. It is drawn from the order of the alphabet, as what is mixed.
 */
export function spareChoice(item: Item, seed: number): string | undefined {
  if (item.kind !== 'mc' && item.kind !== 'multi') return undefined;
  const wrong = item.options.flatMap(({ text, isKey, credit = 0 }) => (isKey || credit > 0 ? [] : [text])).toSorted();
  return wrong.length < 2 ? undefined : pick(wrong, mulberry32(seed ^ textSeed(`fewer ${item.id}`)));
}

/** Engines whose point and task tell nothing of the key. Of a word, the point may be the answer. */
const toldEngines: readonly Engine[] = ['grammar', 'sounds', 'stress', 'exam'];

function toldOrigin({ origin }: Item) {
  if (!origin || !toldEngines.includes(origin.engine)) return {};
  const { slot: _, difficulty: __, ...told } = origin;
  return { origin: told };
}
