import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CodexEntry, scenesOf } from '#shared/novel/book';
import { checkScenes, type FindingKind } from '#shared/novel/checks';
import { editDistance } from '#shared/novel/edit-distance';
import { sampleBook } from '#shared/novel/sample';
import { sentencesOf, withoutSpeech } from '#shared/novel/sentences';
import { tenseOf } from '#shared/novel/tense';

const mara: CodexEntry = { id: 'm', kind: 'character', name: 'Mara Lind', otherNames: ['Mara'], facts: [] };
const told = { person: 'third', tense: 'past', codex: [mara] } as const;
const check = (text: string, other: Partial<Parameters<typeof checkScenes>[1]> = {}) =>
  checkScenes([{ id: 's', text }], { ...told, ...other });
const kinds = (text: string, other?: Parameters<typeof check>[1]) => check(text, other).map(({ kind }) => kind);

describe('names', () => {
  test('a name that is spelled in another way is asked about', () => {
    expect(check('They waited for Marra on the beach.')).toMatchObject([{ kind: 'variant', quote: 'Marra', at: 16 }]);
  });

  test('also where it begins a sentence, unless it is a word of the text', () => {
    expect(check('The sea was calm. Marra waited.')).toMatchObject([{ kind: 'variant', quote: 'Marra', at: 18 }]);
    const cara: CodexEntry = { id: 'c', kind: 'character', name: 'Cara', otherNames: [], facts: [] };
    expect(kinds('They care a lot. Care costs nothing.', { codex: [cara] })).not.toContain('variant');
  });

  test('a name that comes twice and is not noted is asked about', () => {
    expect(check('They saw Ibrahim. Then they called Ibrahim back.')).toMatchObject([
      { kind: 'missing', quote: 'Ibrahim' },
    ]);
    expect(kinds('They saw Ibrahim once.')).toEqual([]);
  });

  test('days, months, languages and the word I are no names', () => {
    expect(kinds('On a Monday in May she spoke English, and then on a Monday in May English again.')).toEqual([]);
  });

  test('possessives of known names are known', () => {
    expect(kinds('It was near Mara’s boat, and then near Mara’s house.')).toEqual([]);
  });
});

describe('tense', () => {
  test.each([
    ['She walked to the harbour.', 'past'],
    ['Mara slowly opened the box.', 'past'],
    ['They went home.', 'past'],
    ['It was late.', 'past'],
    ['She has never seen it.', 'present'],
    ['He goes home.', 'present'],
    ['I’m tired.', 'present'],
    ['They want to leave.', 'present'],
    ['The old red house behind the hill.', undefined],
    ['He left.', undefined],
  ] as const)('%s', (sentence, tense) => {
    expect(tenseOf(sentence, (word) => word === 'Mara')).toBe(tense);
  });

  test('a sentence in the other tense is asked about, what is spoken is not', () => {
    expect(kinds('Mara opened the door. “I am cold,” she said. Then she sees the light.')).toEqual(['tense']);
    expect(kinds('Mara opens the door. She walked in.', { tense: 'present' })).toEqual(['tense']);
  });
});

describe('who tells it', () => {
  test('an I outside of what is spoken is asked about in a story about others', () => {
    expect(kinds('Mara laughed. I laughed too. “I like it,” said Mara.')).toEqual(['person']);
  });

  test('a long scene without an I is asked about in a story that an I tells', () => {
    const text = 'The boat went out in the morning and came back at night with fish. '.repeat(8);
    expect(kinds(text, { person: 'first' })).toContain('person');
    expect(kinds(`I watched. ${text}`, { person: 'first' })).not.toContain('person');
  });
});

test('three sentences in a row that begin alike are asked about once', () => {
  expect(kinds('She ran. She fell. She stood up. Then it rained.')).toEqual(['opening']);
  expect(kinds('She ran. He fell. She stood up.')).toEqual([]);
});

test('words that come very often are named, with how often', () => {
  const text = `${'The storm came over the storm and the wind. '.repeat(5)}${'It rained on the quiet village. '.repeat(3)}`;
  expect(check(text)).toContainEqual(expect.objectContaining({ kind: 'overused', quote: 'storm' }));
  expect(check(text).map(({ quote }) => quote)).not.toContain('the');
});

test('our own sample is told as it says it is', () => {
  const { data } = sampleBook();
  const scenes = scenesOf(data).map(({ id, text = '' }) => ({ id, text }));
  const found = checkScenes(scenes, { ...data.about, codex: data.codex });
  expect(
    found.filter(({ kind }) => ['variant', 'missing', 'tense', 'person'].includes(kind satisfies FindingKind)),
  ).toEqual([]);
});

test('any text can be checked, and each place is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      for (const { at } of check(text)) expect(at).toBeLessThan(Math.max(1, text.length));
    }),
  );
});

test('what is spoken is blanked out and everything keeps its place', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(withoutSpeech(text)).toHaveLength(text.length);
    }),
  );
  expect(withoutSpeech('A “b c” d')).toBe('A       d');
  expect(withoutSpeech('don’t')).toBe('don’t');
});

test('sentences stand where they say they do', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      for (const sentence of sentencesOf(text)) expect(text.slice(sentence.at)).toMatch(startOf(sentence.text));
    }),
  );
  expect(sentencesOf('Mr Bo came. “No,” he said.').map(({ text }) => text)).toEqual(['Mr Bo came.', '“No,” he said.']);
});

const startOf = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

test('a swap, a letter more and a letter less are one step', () => {
  expect(editDistance('tomas', 'tmoas')).toBe(1);
  expect(editDistance('mara', 'marra')).toBe(1);
  expect(editDistance('mara', 'mra')).toBe(1);
  expect(editDistance('mara', '')).toBe(4);
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, a)).toBe(0);
    }),
  );
});
