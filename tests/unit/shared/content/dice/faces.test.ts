import { describe, expect, test } from 'vitest';
import { type Face, type FaceSet, isWithin, levels } from '../../../../../src/shared/content/dice/face';
import { faceSets } from '../../../../../src/shared/content/dice/sets';

const allFaces = faceSets.flatMap((set) => set.faces);
const verbs = facesOf('actions');
const adjectives = facesOf('classic').filter((face) => face.category === 'feeling');
const nouns = allFaces.filter((face) => !verbs.includes(face) && !adjectives.includes(face));

const irregularPlurals: Record<string, readonly string[]> = {
  fish: ['fish', 'fishes'],
  money: [],
  mouse: ['mice'],
  octopus: ['octopuses', 'octopi'],
  sheep: ['sheep'],
  stadium: ['stadiums', 'stadia'],
  theatre: ['theatres', 'theaters'],
  volcano: ['volcanoes', 'volcanos'],
  wolf: ['wolves'],
};

/** Past and participle of the verbs that are not regular. */
const irregularVerbs: Record<string, readonly string[]> = {
  build: ['built'],
  buy: ['bought'],
  drink: ['drank', 'drunk'],
  drive: ['drove', 'driven'],
  eat: ['ate', 'eaten'],
  read: ['read'],
  ride: ['rode', 'ridden'],
  run: ['ran', 'run'],
  sing: ['sang', 'sung'],
  sleep: ['slept'],
  speak: ['spoke', 'spoken'],
  swim: ['swam', 'swum'],
  think: ['thought'],
  'wake up': ['woke up', 'woken up', 'woke', 'woken'],
  win: ['won'],
  write: ['wrote', 'written'],
};

/** Verbs whose last consonant doubles before -ed and -ing. */
const doubling = ['run', 'stop', 'swim', 'win'];

/** Complete with the sign that asks for colour. In text, because the compiler's target is older than the flag `v`. */
const oneFullEmoji = '^\\p{RGI_Emoji}$';

/** Emoji 13 and later in the blocks for pictures: too new for many school devices. */
const newerThanEmoji12 = new RegExp(
  '[\\u{1F6D6}-\\u{1F6DF}\\u{1F6FB}-\\u{1F6FF}\\u{1F7F0}\\u{1F90C}\\u{1F972}\\u{1F977}-\\u{1F979}' +
    '\\u{1F9A3}\\u{1F9A4}\\u{1F9AB}-\\u{1F9AD}\\u{1F9CB}\\u{1F9CC}\\u{1FA74}-\\u{1FA77}\\u{1FA7B}-\\u{1FA7F}' +
    '\\u{1FA83}-\\u{1FA8F}\\u{1FA96}-\\u{1FAFF}]',
  'u',
);

function facesOf(id: string): readonly Face[] {
  const set = faceSets.find((one) => one.id === id);
  if (set === undefined) throw new Error(`no set ${id}`);
  return set.faces;
}

function countWithin(set: FaceSet, limit: Face['level']): number {
  return set.faces.filter((face) => isWithin(face.level, limit)).length;
}

function plural(word: string): string {
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** The regular past and -ing form. */
function pastAndIng(verb: string): readonly string[] {
  const last = doubling.includes(verb) ? verb.slice(-1) : '';
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}${last}${verb.endsWith('e') ? 'd' : 'ed'}`;
  const ing = verb.endsWith('e') ? `${verb.slice(0, -1)}ing` : `${verb}${last}ing`;
  return [past, ing];
}

function expectedVerbForms(verb: string): readonly string[] {
  if (verb === 'travel') return ['travel', 'travels', 'travelled', 'traveled', 'travelling', 'traveling'];
  const [first = verb, particle] = verb.split(' ');
  const [past = '', ing = ''] = pastAndIng(first);
  const inflected = [first, plural(first), ing];
  const pasts = irregularVerbs[verb] ?? [past];
  return particle === undefined
    ? [...inflected, ...pasts]
    : [...inflected, ...inflected.map((form) => `${form} ${particle}`), ...pasts];
}

function repeats(values: readonly string[]): readonly string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

test('the sets are classic, actions, animals and places', () => {
  expect(faceSets.map((set) => set.id)).toEqual(['classic', 'actions', 'animals', 'places']);
});

test('no id, word or picture is used twice in all sets', () => {
  expect(repeats(allFaces.map((face) => face.id))).toEqual([]);
  expect(repeats(allFaces.map((face) => face.word))).toEqual([]);
  expect(repeats(allFaces.map((face) => face.emoji))).toEqual([]);
});

test('no form belongs to two words, so that a written word lights one die', () => {
  expect(repeats(allFaces.flatMap((face) => face.forms))).toEqual([]);
});

describe.each(faceSets)('the set $id', (set) => {
  test('has thirty-six faces', () => {
    expect(set.faces).toHaveLength(36);
  });

  test('has a name and a description of one sentence', () => {
    expect(set.name).toMatch(/^[A-Z][a-z]+$/);
    expect(set.description).toMatch(/^[A-Z][^.!?]+\.$/);
  });

  test('fills nine dice at A1 twice over, and is mostly A1 and A2', () => {
    expect(countWithin(set, 'A1')).toBeGreaterThanOrEqual(18);
    expect(countWithin(set, 'A2')).toBeGreaterThanOrEqual(30);
  });

  test('has a few B1 words and hardly any B2', () => {
    expect(countWithin(set, 'B1') - countWithin(set, 'A2')).toBeGreaterThanOrEqual(3);
    expect(countWithin(set, 'B2') - countWithin(set, 'B1')).toBeLessThanOrEqual(2);
  });

  test('lists its faces from easy to hard', () => {
    const order = set.faces.map((face) => levels.indexOf(face.level));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('names each face after the set and the word', () => {
    expect(set.faces.map((face) => face.id)).toEqual(
      set.faces.map((face) => `${set.id}-${face.word.replaceAll(' ', '-')}`),
    );
  });
});

describe.each(allFaces)('$id', ({ word, emoji, forms }) => {
  test('lists the word as its first form and no form twice', () => {
    expect(forms[0]).toBe(word);
    expect(repeats(forms)).toEqual([]);
  });

  test('is spelt in small letters, with single spaces or hyphens between words', () => {
    for (const form of forms) expect(form).toMatch(/^[a-z]+([ -][a-z]+)*$/);
  });

  test('shows one emoji that old devices know, without flag, skin tone or joining', () => {
    expect([...new Intl.Segmenter().segment(emoji)]).toHaveLength(1);
    expect(emoji).toMatch(new RegExp(oneFullEmoji, 'v'));
    expect(emoji).not.toMatch(/[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u200D]/u);
    expect(emoji).not.toMatch(newerThanEmoji12);
  });
});

test.each(verbs)('$word has its base, -s form, past, participle and -ing form', ({ word, forms }) => {
  expect([...forms].sort()).toEqual([...new Set(expectedVerbForms(word))].sort());
});

test.each(adjectives)('$word can be compared or comes from a verb', ({ word, forms }) => {
  const stem = word.replace(/y$/, 'i');
  const expected =
    word === 'surprised'
      ? ['surprise', 'surprises', 'surprising']
      : ['er', 'est'].map((end) => `${/^(sad|hot)$/.test(word) ? word + word.slice(-1) : stem}${end}`);
  expect(forms.slice(1)).toEqual(expected);
});

test.each(nouns)('$word has its plural', ({ word, forms }) => {
  expect(forms).toEqual(expect.arrayContaining([...(irregularPlurals[word] ?? [plural(word)])]));
});

test('only weather is also a verb among the nouns, and only the theatre has two spellings', () => {
  const longer = nouns.filter(({ word, forms }) => {
    const plurals = irregularPlurals[word] ?? [plural(word)];
    return new Set([word, ...plurals]).size !== forms.length;
  });
  expect(longer.map((face) => face.word)).toEqual(['rain', 'snow', 'theatre']);
});

test('a level includes itself and the easier ones', () => {
  expect(levels.filter((level) => isWithin(level, 'A2'))).toEqual(['A1', 'A2']);
  expect(levels.filter((level) => isWithin(level, 'B2'))).toEqual(['A1', 'A2', 'B1', 'B2']);
});
