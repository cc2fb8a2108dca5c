import { toUnicodeForm } from '#shared/language/normalise';

/** What stands in a name's place: a word with a letter, which goes through grammar and level as a name would. */
const standIns = ['Person', 'Learner', 'Pupil'];
/** Without those that look like a word or a number of their own. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

// From the beginning of a run only: tried from each of its signs, a long one without an @ would cost its square.
const address = /(?<![^\s@"<>])[^\s@"<>]+@[^\s@"<>]+\.\p{L}{2,}/gu;

export interface Names {
  /** The same value with every name and mail address in its texts replaced. */
  hide<T>(value: T): T;
  /** What came back, with the names in their places again. */
  restore<T>(value: T): T;
}

/**
 * Keeps names from a model: of whole names and of their parts, so that neither `maria.lopez` nor Maria goes out. A name
 * that is a word as well (rose, will) is only one where it has a capital.
 */
export function namesToHide(names: readonly string[], isWord: (text: string) => boolean): Names {
  const parts = names.flatMap((name) => [name, ...name.split(/[\s._\d-]+/)]).map((name) => name.normalize('NFC'));
  const hidden = [...new Set(parts)].filter((name) => [...name].length > 1).sort((a, b) => b.length - a.length);
  const pattern =
    hidden.length > 0
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${hidden.map(literal).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
      : undefined;
  /** What was found, each where its number says. */
  const foundNames: string[] = [];
  let standIn: string | undefined;

  function replaced(name: string): string {
    if (name === name.toLowerCase() && isWord(name)) return name;
    if (!foundNames.includes(name)) foundNames.push(name);
    return `${standIn} ${lettersFor(foundNames.indexOf(name))}`;
  }

  return {
    hide(value) {
      const all = JSON.stringify(value);
      standIn ??= standIns.find((word) => !new RegExp(`${word} [A-Z]{1,2}\\b`).test(all)) ?? standIns[0];
      return inTexts(value, (text) => {
        const hiddenAddresses = toUnicodeForm(text, 'NFC').replaceAll(address, replaced);
        return pattern ? hiddenAddresses.replaceAll(pattern, replaced) : hiddenAddresses;
      });
    },
    restore(value) {
      if (foundNames.length === 0) return value;
      const back = new RegExp(`\\b${standIn} ([A-Z]{1,2})\\b`, 'g');
      const names = new Map(foundNames.map((name, place) => [lettersFor(place), name]));
      return inTexts(value, (text) => text.replaceAll(back, (whole, letter: string) => names.get(letter) ?? whole));
    },
  };
}

/** A to Z, then AA, AB and so on. */
function lettersFor(place: number): string {
  const first = Math.floor(place / letters.length);
  return `${first > 0 ? letters.charAt(first - 1) : ''}${letters.charAt(place % letters.length)}`;
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The same structure with each text in it changed. */
function inTexts<T>(value: T, change: (text: string) => string): T {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) => (typeof inner === 'string' ? change(inner) : inner));
}
