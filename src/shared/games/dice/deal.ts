import { classic } from '#shared/content/dice/classic';
import type { Face, FaceSet } from '#shared/content/dice/face';
import { isWithin, type Level } from '#shared/core/level';
import { pick, type Random, shuffle } from '#shared/core/random';

/** A face together with the set that it was drawn from. */
export interface Draw {
  readonly face: Face;
  readonly setId: string;
}

interface DealOptions {
  readonly sets: readonly FaceSet[];
  readonly level: Level;
  readonly wanted: number;
  /** Words that may not be drawn, because they are on the table. */
  readonly taken: readonly string[];
  /** Dice that stay on the table, and so count towards their sets' share. */
  readonly kept: readonly Draw[];
}

interface Deck {
  readonly setId: string;
  /** Shuffled; drawn from the end. */
  readonly faces: Face[];
  /** How many dice of the set are on the table. */
  dice: number;
}

/**
 * Draws up to `wanted` faces at or below the level, no word twice. Each comes from the set with the fewest dice on the
 * table so far, chance deciding between equals: so the shares of the sets differ by one at most while all of them have
 * faces left. Draws fewer when the sets run out.
 */
export function deal({ sets, level, wanted, taken, kept }: DealOptions, random: Random): readonly Draw[] {
  const words = new Set(taken);
  let decks = toChosen(sets).map((set): Deck => {
    const faces = set.faces.filter((face) => isWithin(face.level, level));
    const dice = kept.filter((die) => die.setId === set.id).length;
    return { setId: set.id, faces: shuffle(faces, random), dice };
  });

  const draws: Draw[] = [];
  while (draws.length < wanted) {
    const deck = pickShortest(decks, random);
    if (deck === undefined) break;
    const face = deck.faces.pop();
    if (face === undefined) {
      decks = decks.filter((other) => other !== deck);
      continue;
    }
    if (words.has(face.word)) continue;
    words.add(face.word);
    deck.dice += 1;
    draws.push({ face, setId: deck.setId });
  }
  return draws;
}

/** A set chosen twice counts once, the order of choosing makes no difference, and no choice means classic. */
function toChosen(sets: readonly FaceSet[]): readonly FaceSet[] {
  if (sets.length === 0) return [classic];
  const byId = new Map(sets.map((set) => [set.id, set]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function pickShortest(decks: readonly Deck[], random: Random): Deck | undefined {
  const fewest = Math.min(...decks.map((deck) => deck.dice));
  return pick(
    decks.filter((deck) => deck.dice === fewest),
    random,
  );
}
