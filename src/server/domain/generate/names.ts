/** What stands in a name's place: words that are unlikely in a text together with a number. */
const standIns = ['Person', 'Learner', 'Pupil'];

const address = /[^\s@"<>]+@[^\s@"<>]+\.\p{L}{2,}/gu;

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
  const hidden = [...new Set(parts.map((name) => name.toLowerCase()))]
    .filter((name) => [...name].length > 1)
    .sort((a, b) => b.length - a.length);
  const pattern =
    hidden.length > 0
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${hidden.map(literal).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
      : undefined;
  /** What was found, each where its number says. */
  const found: string[] = [];
  let standIn: string | undefined;

  function replaced(name: string): string {
    if (name === name.toLowerCase() && isWord(name)) return name;
    if (!found.includes(name)) found.push(name);
    return `${standIn}${found.indexOf(name) + 1}`;
  }

  return {
    hide(value) {
      const all = JSON.stringify(value);
      standIn ??= standIns.find((word) => !new RegExp(`${word} ?\\d`, 'i').test(all)) ?? standIns[0];
      return inTexts(value, (text) => {
        const hiddenAddresses = text.normalize('NFC').replaceAll(address, replaced);
        return pattern ? hiddenAddresses.replaceAll(pattern, replaced) : hiddenAddresses;
      });
    },
    restore(value) {
      if (found.length === 0) return value;
      const back = new RegExp(`\\b${standIn} ?(\\d{1,4})\\b`, 'gi');
      return inTexts(value, (text) =>
        text.replaceAll(back, (whole, number: string) => found[Number(number) - 1] ?? whole),
      );
    },
  };
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The same structure with each text in it changed. */
function inTexts<T>(value: T, change: (text: string) => string): T {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) => (typeof inner === 'string' ? change(inner) : inner));
}
