import { distance } from './likeness';
import { wronglyRegular } from './regular-forms';
import { soundOf } from './sound';
import { type Group, mayBeSuggested, type WordList } from './word-list';

/** Knows which words there are, and what a misspelled one may have been meant to be. */
export interface Speller {
  /** In small letters, or as a name is written. */
  isWord(word: string): boolean;
  /** Whether it is one that nearly nobody says. */
  isRare(word: string): boolean;
  /** What was meant, likeliest first; three at most. */
  suggest(low: string): readonly Suggestion[];
}

export interface Suggestion {
  word: string;
  /** How unlikely it is; under 1 there is little doubt. */
  cost: number;
}

const mostSuggested = 3;
/** What is less likely than this nobody meant. */
const mostCost = 3;
/** What counts how much: how it is written, how it is said, and that it begins otherwise. */
const weights = { spelled: 0.6, spoken: 0.4, otherStart: 0.4 };
/** What rare words cost beside common ones, by their group. */
const rareness: readonly number[] = [0, 0.12, 0.3, 0.55, 0.95];
const rarest = rareness.length - 1;

/** `taught` are the words of our pack, with their groups: what a learner is likely to have meant. */
export function makeSpeller(list: WordList, taught: WordList): Speller {
  const groups = new Map<string, Group>(list);
  for (const [word, group] of taught) groups.set(word, Math.min(group, groups.get(word) ?? group));
  const shelves = shelve(groups, taught);
  const ownForms = wronglyRegular();
  const remembered = new Map<string, readonly Suggestion[]>();

  const suggest = (low: string): readonly Suggestion[] => {
    const best: Suggestion[] = [];
    const add = (suggestion: Suggestion) => {
      if (best.some(({ word }) => word === suggestion.word)) return;
      best.push(suggestion);
      best.sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1));
      best.length = Math.min(best.length, mostSuggested);
    };
    for (const [place, word] of (ownForms.get(low) ?? []).entries()) add({ word, cost: 0.1 * place });
    for (const suggestion of apart(low, taught)) add(suggestion);
    const sound = soundOf(low);
    const letters = lettersOf(low);
    // The common words come first: after them few others can be nearer.
    for (const [group, rare] of rareness.entries()) {
      for (let length = low.length - 3; length <= low.length + 4; length += 1) {
        for (const entry of shelves[group]?.[length] ?? []) {
          if (countBits(entry.letters ^ letters) > 4) continue;
          const worst = best.length < mostSuggested ? mostCost : (best.at(-1)?.cost ?? mostCost);
          const spelled = weights.spelled * distance(low, entry.low, (worst - rare) / weights.spelled);
          if (spelled + rare >= worst) continue;
          entry.sound ??= soundOf(entry.low);
          const room = worst - rare - spelled;
          const isOtherStart = !beginAlike(low, entry.low) && !beginAlike(sound, entry.sound);
          const spoken = weights.spoken * distance(sound, entry.sound, room / weights.spoken);
          const cost = spelled + spoken + rare + (isOtherStart ? weights.otherStart : 0);
          if (cost < worst) add({ word: entry.word, cost });
        }
      }
    }
    return best;
  };

  return {
    isWord: (word) => groups.has(word),
    isRare: (word) => (groups.get(word) ?? rarest) >= rarest,
    suggest(low) {
      const before = remembered.get(low);
      if (before) return before;
      const suggestions = suggest(low);
      remembered.set(low, suggestions);
      return suggestions;
    },
  };
}

interface Entry {
  word: string;
  low: string;
  /** Which letters it has, a bit each. */
  letters: number;
  sound?: string;
}

/** The words that may be suggested, by their groups and lengths. Of names only those that we teach: days, languages. */
function shelve(groups: WordList, taught: WordList): Entry[][][] {
  const shelves: Entry[][][] = rareness.map(() => []);
  for (const [word, group] of groups) {
    const low = word.toLowerCase();
    if (!mayBeSuggested(group) || !/^[a-z][a-z']+$/.test(low) || (low !== word && !taught.has(word))) continue;
    const shelf = shelves[group] ?? [];
    const row = shelf[low.length] ?? [];
    row.push({ word, low, letters: lettersOf(low) });
    shelf[low.length] = row;
  }
  return shelves;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

function countBits(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

const vowels = /^[aeiou]/;
const beginAlike = (one: string, other: string) => one[0] === other[0] || (vowels.test(one) && vowels.test(other));

/** Little words that are often written together with the next or the last one. */
const joins = new Set(
  'a all any as at each even every for in no of on one other some thank the this to up well with'.split(' '),
);

/** Two easy words that were written as one, and go together as such: alot, infront, eachother, icecream. */
function apart(low: string, taught: WordList): Suggestion[] {
  const found: Suggestion[] = [];
  for (let at = 1; at <= low.length - 2; at += 1) {
    const [first, second] = [low.slice(0, at), low.slice(at)];
    if (at === 1 && first !== 'a') continue;
    if (!joins.has(first) && !joins.has(second) && !taught.has(`${first} ${second}`)) continue;
    const rare = (taught.get(first) ?? mostCost) + (taught.get(second) ?? mostCost);
    if (rare < mostCost) found.push({ word: `${first} ${second}`, cost: 0.7 + 0.3 * rare + (at < 3 ? 0.15 : 0) });
  }
  return found;
}
