import { gapMark } from '#shared/items/gap-mark';
import type { Item, ItemOf } from '#shared/items/item';

/** A question with one gap in a sentence that is known: where the gap is, and the clue that stands behind it. */
interface GapQuestion {
  item: ItemOf<'gap'> | ItemOf<'mc'>;
  sentence: string;
  start: number;
  end: number;
  clue: string;
}

/**
 * Questions on paper lie side by side: a sentence that comes twice, each time with another gap, tells both words. So
 * such questions become one, in the place of the first, with all of the gaps.
 */
export function joinGaps(items: readonly Item[]): Item[] {
  const gapped = items.flatMap((item) => toGapQuestion(item) ?? []);
  const done = new Set<Item>();
  return items.flatMap((item) => {
    if (done.has(item)) return [];
    const sentence = gapped.find((one) => one.item === item)?.sentence;
    const same = gapped.filter((one) => one.sentence === sentence).sort((a, b) => a.start - b.start);
    const overlap = same.some(({ start }, place) => place > 0 && start < (same[place - 1]?.end ?? 0));
    if (sentence === undefined || same.length < 2 || overlap) return [item];
    for (const one of same) done.add(one.item);
    return [clozeOf(item, sentence, same)];
  });
}

/** The sentence stands behind the question as its explanation, and with a gap in it at its beginning. */
function toGapQuestion(item: Item): GapQuestion | undefined {
  if ((item.kind !== 'gap' && item.kind !== 'mc') || !item.explanation) return undefined;
  const sentence = item.explanation;
  const start = item.prompt.indexOf(gapMark);
  const key = item.kind === 'gap' ? item.accepted[0] : item.options.find(({ isKey }) => isKey)?.text;
  if (start < 0 || key === undefined) return undefined;
  const end = start + key.length;
  const text = sentence.slice(0, start) + gapMark + sentence.slice(end);
  if (!item.prompt.startsWith(text)) return undefined;
  return { item, sentence, start, end, clue: item.prompt.slice(text.length).trim() };
}

function clozeOf({ id, level, skill }: Item, sentence: string, same: readonly GapQuestion[]): ItemOf<'cloze'> {
  const pieces = same.map(({ start }, place) => `${sentence.slice(same[place - 1]?.end ?? 0, start)}{{${place + 1}}}`);
  const clues = same.flatMap(({ clue }, place) => (clue ? [`${place + 1} ${clue}`] : []));
  const whole = pieces.join('') + sentence.slice(same.at(-1)?.end);
  return {
    id,
    kind: 'cloze',
    ...(level && { level }),
    ...(skill && { skill }),
    tags: [],
    version: 1,
    points: same.reduce((sum, { item }) => sum + item.points, 0),
    prompt: 'Complete the sentence.',
    text: [whole, clues.join('   ')].filter(Boolean).join('\n'),
    gaps: same.map(({ item }, place) => ({
      id: String(place + 1),
      ...(item.kind === 'gap'
        ? { accepted: item.accepted, ...(item.typing && { typing: item.typing }) }
        : {
            accepted: item.options.flatMap(({ text, isKey }) => (isKey ? [text] : [])),
            options: item.options.map(({ text }) => text),
          }),
    })),
    explanation: sentence,
  };
}
