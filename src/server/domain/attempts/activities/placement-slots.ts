import type { Deps } from '#server/domain/platform/deps';
import { difficultyOf } from '#shared/attempts/placement/bands';
import { grammarType, wordType } from '#shared/attempts/placement/calibrate';
import type { Slot } from '#shared/attempts/placement/next-slot';
import type { Difficulty } from '#shared/attempts/placement/rasch';
import { type PlacementSentence, placementGrammarB2 } from '#shared/content/placement/grammar-b2';
import { loadAllTexts } from '#shared/content/texts/pack';
import { type Level, levels } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import { exercise } from '#shared/grammar/exercises';
import { points } from '#shared/grammar/points';
import type { Engine } from '#shared/items/fields';
import type { Item } from '#shared/items/item';
import { askedTopics, questionsOf, wordQuestion } from '../drawn-items';

export interface PlacementSlot extends Slot {
  engine: Engine;
  /** The grammar point that it asks about. */
  point?: string;
  /** The questions that come one after the other; none where nothing can be made of it. */
  make: (random: Random) => Promise<Item[]>;
}

/** Questions of one text that are asked in a row. */
const perText = 3;

/** A question with four choices, before it is made. */
const choiceDifficulty = (level: Level): Difficulty => ({
  difficulty: difficultyOf({ level, kind: 'mc' }),
  guess: 1 / 4,
});
const typedDifficulty = (level: Level): Difficulty => ({ difficulty: difficultyOf({ level, kind: 'gap' }), guess: 0 });

function sentenceItem(
  point: string,
  number: number,
  { ask, key, wrong, why }: PlacementSentence,
  random: Random,
): Item {
  return {
    id: `${point}.${number}`,
    origin: { engine: 'grammar', point },
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

/** All that a placement test can ask, each as hard as answers have shown it to be, or as its level says. */
export async function placementSlots(
  deps: Pick<Deps, 'words'>,
  calibrations: ReadonlyMap<string, { difficulty: number }>,
): Promise<PlacementSlot[]> {
  const texts = await loadAllTexts();
  const measured = (type: string, assumed: Difficulty): Difficulty => ({
    ...assumed,
    difficulty: calibrations.get(type)?.difficulty ?? assumed.difficulty,
  });
  return [
    ...Object.entries(placementGrammarB2).flatMap(([point, sentences]) =>
      sentences.map((sentence, place) => ({
        id: `grammar:${point}:${place + 1}`,
        point,
        engine: 'grammar' as const,
        skill: 'grammar' as const,
        ...measured(grammarType(point), choiceDifficulty('B2')),
        make: async (random: Random) => [sentenceItem(point, place + 1, sentence, random)],
      })),
    ),
    ...points.flatMap((point) =>
      (['choose', 'type'] as const).map((type, place) => ({
        id: `grammar:${point.id}:${place + 1}`,
        point: point.id,
        engine: 'grammar' as const,
        skill: 'grammar' as const,
        ...measured(
          grammarType(point.id, type),
          type === 'type' ? typedDifficulty(point.level) : choiceDifficulty(point.level),
        ),
        make: async (random: Random) => {
          const item = exercise(point, type, random);
          return item ? [item] : [];
        },
      })),
    ),
    ...levels.flatMap((level: Level) =>
      askedTopics.map((topic) => ({
        id: `words:${level}:${topic}`,
        engine: 'words' as const,
        skill: 'vocabulary' as const,
        // Most are asked so.
        ...measured(wordType(level, 'gap-choose'), choiceDifficulty(level)),
        make: async (random: Random) => {
          const item = await wordQuestion(deps, { level, topic, random });
          return item ? [item] : [];
        },
      })),
    ),
    ...texts.map((text) => ({
      id: `text:${text.id}`,
      engine: 'texts' as const,
      skill: text.kind === 'text' ? ('reading' as const) : ('listening' as const),
      ...measured(`text:${text.id}`, choiceDifficulty(text.level)),
      make: async (random: Random) => questionsOf(text, perText, random),
    })),
  ];
}
