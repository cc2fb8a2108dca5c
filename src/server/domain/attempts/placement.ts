import type { Deps } from '#server/domain/platform/deps';
import { lockAttempt } from '#server/domain/platform/locks';
import { difficultyOf } from '#shared/attempts/placement/bands';
import { isPlaced, nextSlot, type Slot } from '#shared/attempts/placement/next-slot';
import { type Difficulty, estimateAbility } from '#shared/attempts/placement/rasch';
import { type PlacementSentence, placementGrammarB2 } from '#shared/content/placement/grammar-b2';
import { loadAllTexts } from '#shared/content/texts/pack';
import { type Level, levels } from '#shared/core/level';
import { mulberry32, type Random, shuffle } from '#shared/core/random';
import { exercise } from '#shared/grammar/exercises';
import { points } from '#shared/grammar/points';
import type { Item } from '#shared/items/item';
import { textSeed } from '#shared/items/player-view';
import { moreItemFields } from './attempt-fields';
import { askedTopics, questionsOf, wordQuestion } from './drawn-items';
import { placementAnswers } from './placement-outcome';
import { itemsOf } from './stored-attempt';

interface PlacementSlot extends Slot {
  /** The questions that come one after the other; none where nothing can be made of it. */
  make: (random: Random) => Promise<Item[]>;
}

/** One slot of a point is enough: two questions on one point tell little more than one. */
const siblings = (id: string) => (id.startsWith('grammar:') ? [`${id.slice(0, -1)}1`, `${id.slice(0, -1)}2`] : [id]);

/** Questions of one text that are asked in a row. */
const perText = 3;

/** A question with four choices, before it is made. */
const choiceDifficulty = (level: Level): Difficulty => ({
  difficulty: difficultyOf({ level, kind: 'mc' }),
  guess: 1 / 4,
});

function sentenceItem(id: string, { ask, key, wrong, why }: PlacementSentence, random: Random): Item {
  return {
    id,
    kind: 'mc',
    level: 'B2',
    skill: 'grammar',
    prompt: ask,
    options: shuffle([{ text: key, isKey: true }, ...wrong.map((text) => ({ text, isKey: false }))], random),
    explanation: why,
    tags: [],
    version: 1,
    points: 1,
  };
}

async function placementSlots(deps: Pick<Deps, 'words'>): Promise<PlacementSlot[]> {
  const texts = await loadAllTexts();
  return [
    ...Object.entries(placementGrammarB2).flatMap(([point, sentences]) =>
      sentences.map((sentence, place) => ({
        id: `grammar:${point}:${place + 1}`,
        skill: 'grammar' as const,
        ...choiceDifficulty('B2'),
        make: async (random: Random) => [sentenceItem(`${point}.${place + 1}`, sentence, random)],
      })),
    ),
    ...points.flatMap((point) =>
      (['choose', 'type'] as const).map((type, place) => ({
        id: `grammar:${point.id}:${place + 1}`,
        skill: 'grammar' as const,
        ...(type === 'type'
          ? { difficulty: difficultyOf({ level: point.level, kind: 'gap' }), guess: 0 }
          : choiceDifficulty(point.level)),
        make: async (random: Random) => {
          const made = exercise(point, type, random);
          return made ? [made] : [];
        },
      })),
    ),
    ...levels.flatMap((level: Level) =>
      askedTopics.map((topic) => ({
        id: `words:${level}:${topic}`,
        skill: 'vocabulary' as const,
        ...choiceDifficulty(level),
        make: async (random: Random) => {
          const made = await wordQuestion(deps, { level, topic, random });
          return made ? [made] : [];
        },
      })),
    ),
    ...texts.map((text) => ({
      id: `text:${text.id}`,
      skill: text.kind === 'text' ? ('reading' as const) : ('listening' as const),
      ...choiceDifficulty(text.level),
      make: async (random: Random) => questionsOf(text, perText, random),
    })),
  ];
}

interface Sofar {
  seed: number;
  items: readonly Item[];
  scores: ReadonlyMap<string, number>;
}

/** The question after these answers; the same seed and answers make the same one. */
export async function placementItem(
  deps: Pick<Deps, 'words'>,
  { seed, items, scores }: Sofar,
): Promise<Item | undefined> {
  const answers = placementAnswers(items, scores);
  if (isPlaced(answers.length, estimateAbility(answers))) return undefined;
  const slots = await placementSlots(deps);
  const made = (slot: PlacementSlot) => slot.make(mulberry32(seed ^ textSeed(slot.id)));
  const named = (item: Item, slot: Slot) => ({
    ...item,
    // Names the slot, so that it is not asked again; a player never gets it.
    source: slot.id,
    id: `${item.id}.${items.length + 1}`.slice(-120),
  });
  const last = slots.find(({ id }) => id === items.at(-1)?.source);
  const asked = items.filter((item) => item.source === last?.id).length;
  const following = last && (await made(last))[asked];
  if (following) return named(following, last);
  const used = new Set(items.flatMap((item) => siblings(item.source ?? '')));
  const random = mulberry32(seed + (items.length + 1) * 7919);
  for (let slot = nextSlot(slots, answers, used, random); slot; slot = nextSlot(slots, answers, used, random)) {
    const [first] = await made(slot);
    if (first) return named(first, slot);
    used.add(slot.id);
  }
  return undefined;
}

/**
 * Adds the next question, once all of them are answered; while one is open, that is the next. Nothing where the test is
 * over. Content is loaded before the transaction: that may take longer than one may last.
 */
export async function continuePlacement(deps: Pick<Deps, 'db' | 'words'>, id: string): Promise<Item | undefined> {
  const select = { seed: true, items: true, finishedAt: true, answers: { select: { itemId: true, score: true } } };
  const attempt = await deps.db.attempt.findUniqueOrThrow({ where: { id }, select });
  const items = itemsOf(attempt);
  const scores = new Map(attempt.answers.map(({ itemId, score }) => [itemId, score]));
  const open = items.find((item) => !scores.has(item.id));
  if (open) return open;
  const next = await placementItem(deps, { seed: attempt.seed, items, scores });
  if (!next) return undefined;
  return deps.db.$transaction(async (tx) => {
    await lockAttempt(tx, id);
    const now = await tx.attempt.findUniqueOrThrow({ where: { id }, select: { items: true, finishedAt: true } });
    if (now.finishedAt) return undefined;
    // The same answer sent twice at once: the other one has added the question already.
    const already = itemsOf(now)[items.length];
    if (already) return already;
    await tx.attempt.update({ where: { id }, data: moreItemFields([...items, next]) });
    return next;
  });
}
