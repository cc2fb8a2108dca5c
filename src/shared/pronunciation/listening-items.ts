import { contrastById } from '#shared/content/sounds/contrasts';
import type { Contrast, Pair } from '#shared/content/sounds/pair';
import { signOf } from '#shared/content/sounds/sound';
import { type Random, shuffle } from '#shared/core/random';
import type { WithOrigin } from '#shared/items/fields';
import type { Item } from '#shared/items/item';

/** which: one word is heard. same: two words. odd: three words, one of them different. */
export const listeningTasks = ['which', 'same', 'odd'] as const;
export type ListeningTask = (typeof listeningTasks)[number];

export const listeningPrompts: Record<ListeningTask, string> = {
  which: 'Which word do you hear?',
  same: 'Are the two words the same or different?',
  odd: 'Which of the three words is different?',
};

interface Wish {
  contrasts: readonly string[];
  tasks: readonly ListeningTask[];
  count: number;
  random: Random;
}

/** Questions for the ear. Contrasts and tasks take turns; no pair comes again before all were asked. */
export function listeningItems({ contrasts, tasks, count, random }: Wish): Item[] {
  const chosenContrasts = contrasts.flatMap((id) => contrastById(id) ?? []);
  const waiting = new Map(chosenContrasts.map((contrast) => [contrast.id, [] as Pair[]]));
  return Array.from({ length: chosenContrasts.length === 0 ? 0 : count }, (_, place) => {
    const contrast = chosenContrasts[place % chosenContrasts.length];
    const task = tasks[Math.floor(place / chosenContrasts.length) % tasks.length];
    if (!contrast || !task) return [];
    const pairs = waiting.get(contrast.id) ?? [];
    if (pairs.length === 0) pairs.push(...shuffle(contrast.pairs, random));
    const pair = pairs.pop();
    return pair ? [makers[task](contrast, pair, place, random)] : [];
  }).flat();
}

const common = (contrast: Contrast, task: ListeningTask, place: number) => ({
  kind: 'mc' as const,
  id: `${contrast.id}.${task}.${place + 1}`,
  origin: { engine: 'sounds' as const, point: contrast.id, task },
  prompt: listeningPrompts[task],
  skill: 'listening' as const,
  tags: [contrast.id],
  version: 1,
  points: 1,
  explanation: contrast.hint,
});

const makers: Record<ListeningTask, (contrast: Contrast, pair: Pair, place: number, random: Random) => Item> = {
  which(contrast, pair, place, random) {
    const heard = random() < 0.5 ? 0 : 1;
    const sign = (at: number) => signOf(contrast.sounds[at] ?? null);
    const feedback = `You heard ${pair[heard]} (${sign(heard)}). The other one is ${pair[1 - heard]} (${sign(1 - heard)}).`;
    return {
      ...common(contrast, 'which', place),
      audioText: pair[heard],
      options: pair.map((text, at) => (at === heard ? { text, isKey: true } : { text, isKey: false, feedback })),
    };
  },
  same(contrast, pair, place, random) {
    const first = random() < 0.5 ? 0 : 1;
    const isSame = random() < 0.5;
    const second = isSame ? first : 1 - first;
    const feedback = isSame ? `You heard ${pair[first]} twice.` : `You heard ${pair[first]}, then ${pair[second]}.`;
    return {
      ...common(contrast, 'same', place),
      audioText: `${pair[first]}\n${pair[second]}`,
      fixedOrder: true,
      options: [
        { text: 'Same', isKey: isSame, ...(!isSame && { feedback }) },
        { text: 'Different', isKey: !isSame, ...(isSame && { feedback }) },
      ],
    };
  },
  odd(contrast, pair, place, random) {
    const usual = random() < 0.5 ? 0 : 1;
    const odd = Math.floor(random() * 3);
    const heard = [0, 1, 2].map((at) => pair[at === odd ? 1 - usual : usual]);
    const feedback = `You heard ${heard.join(', ')}.`;
    return {
      ...common(contrast, 'odd', place),
      audioText: heard.join('\n'),
      fixedOrder: true,
      options: ['The first', 'The second', 'The third'].map((text, at) =>
        at === odd ? { text, isKey: true } : { text, isKey: false, feedback },
      ),
    };
  },
};

/** The contrast that a question about sounds is about; nothing for other questions. */
export function contrastOf({ origin }: WithOrigin): Contrast | undefined {
  return origin?.engine === 'sounds' ? contrastById(origin.point ?? '') : undefined;
}
