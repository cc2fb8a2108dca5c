import type { Word } from '#shared/content/words/word';
import type { WordIndex } from '../word-index';
import { type Cues, cuesOf } from './cues';
import { type Place, type Surroundings, type WeighedPart, weighedParts, weighFrame } from './frame';
import { piecesOf } from './pieces';

export interface MeaningChooser {
  /** All meanings that a form may have, easiest first. */
  meaningsOf(form: string): readonly Word[];
  /**
   * The meaning that a form of a word has in a sentence; undefined where that is not sure, and a person has to say.
   * Of a sentence that has the form twice, both must agree.
   */
  choose(form: string, sentence: string): Word | undefined;
}

/** A meaning that the pack does not have needs more to speak for it. */
const beyondThePack = -3;
const cueWeights = { word: 1, beside: 2.5, most: 5 };
/** How far the best meaning must be ahead of the next. */
const sureBy = 1.5;
/** A sentence is read up to here: longer ones are no sentences, and tell no more. */
const mostPieces = 80;

/** Makes what chooses meanings from a pack. */
export function makeMeaningChooser(index: WordIndex): MeaningChooser {
  const surroundings = surroundingsFrom(index);

  function chooseAt(place: Place): Word | undefined {
    const form = place.pieces[place.at] ?? '';
    const meanings = index.find(form);
    const weights = weighFrame(place, surroundings);
    const ofPart = (part: string): number => {
      const weighed = weighedParts.find((one) => one === part);
      return weighed ? (weights[weighed] ?? 0) : 0;
    };
    const keys = place.pieces.map((piece) => keysOf(piece, index));
    const ofCues = (cues: Cues) => weighCues(cues, place.at, keys);
    const scored: { word?: Word; score: number }[] = meanings.map((word) => ({
      word,
      score: ofPart(word.partOfSpeech) + ofCues(cuesOf(word.word.toLowerCase(), word.partOfSpeech, word.hint)),
    }));
    for (const part of otherParts(form, meanings)) scored.push({ score: ofPart(part) + beyondThePack });
    for (const headword of new Set(meanings.map(({ word }) => word.toLowerCase()))) {
      const beyond = ofCues(cuesOf(headword, 'other'));
      if (beyond > 0) scored.push({ score: Math.max(...weighedParts.map(ofPart)) + beyond });
    }
    const [best, next] = scored.sort((a, b) => b.score - a.score);
    return best && (!next || best.score - next.score >= sureBy) ? best.word : undefined;
  }

  return {
    meaningsOf: (form) => index.find(form),
    choose(form, sentence) {
      const pieces = piecesOf(sentence).slice(0, mostPieces);
      const low = form.toLowerCase().replaceAll('’', "'");
      const places = pieces.flatMap((piece, at) => (piece === low ? [at] : []));
      const [first, ...others] = places.map((at) => chooseAt({ pieces, at }));
      return others.every((other) => other === first) ? first : undefined;
    },
  };
}

/**
 * Which parts of speech a form may be of that the pack does not have. Many nouns are verbs too, and the other way
 * round; words of other parts are hardly ever anything else, and a noun before a noun means the same.
 */
function otherParts(form: string, meanings: readonly Word[]): WeighedPart[] {
  const parts = new Set(meanings.map(({ partOfSpeech }) => partOfSpeech));
  const isHeadword = meanings.some(({ word }) => word.toLowerCase() === form);
  if (parts.has('noun') && !parts.has('verb') && (isHeadword || form.endsWith('s'))) return ['verb'];
  if (parts.has('verb') && !parts.has('noun') && (isHeadword || form.endsWith('s'))) return ['noun'];
  return [];
}

/** A piece and the words that it is a form of: cues are words, whatever their form. */
function keysOf(piece: string, index: WordIndex): ReadonlySet<string> {
  return new Set([piece, ...index.find(piece).map(({ word }) => word.toLowerCase())]);
}

function weighCues({ words, beside }: Cues, at: number, keys: readonly ReadonlySet<string>[]): number {
  const near = keys.filter((ofPiece, place) => place !== at && [...ofPiece].some((key) => words.has(key))).length;
  const fitting = beside.filter((pattern) => fits(pattern, at, keys)).length;
  return Math.min(cueWeights.most, near * cueWeights.word + fitting * cueWeights.beside);
}

function fits(pattern: Cues['beside'][number], at: number, keys: readonly ReadonlySet<string>[]): boolean {
  const start = at - pattern.findIndex(([first]) => first === '~');
  return pattern.every(
    ([first = '', ...others], place) =>
      first === '~' ||
      (first === '_' && keys[start + place] !== undefined) ||
      [first, ...others].some((key) => keys[start + place]?.has(key)),
  );
}

function surroundingsFrom(index: WordIndex): Surroundings {
  const partsOf = (piece: string) => index.find(piece).map(({ partOfSpeech }) => partOfSpeech);
  return {
    isOnly: (piece, part) => {
      const parts = partsOf(piece);
      return parts.length > 0 && parts.every((one) => one === part);
    },
    mayBe: (piece, part) => partsOf(piece).includes(part),
    isBase(piece) {
      const words = index.find(piece);
      // Broke is an adjective too, but no base form of a verb.
      const verbs = words.filter(({ partOfSpeech }) => partOfSpeech === 'verb');
      const candidates = verbs.length > 0 ? verbs : words;
      return candidates.length === 0 || candidates.some(({ word }) => word.toLowerCase() === piece);
    },
  };
}
