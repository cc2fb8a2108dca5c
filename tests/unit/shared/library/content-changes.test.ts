import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesOf, changesToSend, contentChange, toJson, withChanges } from '#shared/library/content-changes';

/** Also such names as an object already has. */
const names = ['a', 'b', 'constructor'];
const jsonWith = (known: readonly string[]) =>
  fc
    .letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('tree'), { maxLength: 5 }),
        fc.dictionary(fc.oneof(fc.constantFrom(...known), fc.string()), tie('tree'), {
          maxKeys: 4,
        }),
      ),
    }))
    .tree.map(toJson);

const json = jsonWith(names);

describe('what changed of saved content', () => {
  test('leads from any content to any other', () => {
    fc.assert(
      fc.property(jsonWith([...names, '__proto__']), jsonWith([...names, '__proto__']), (before, after) => {
        expect(withChanges(before, changesOf(before, after))).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  test('goes through the wire as it is', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const sent = toJson(changesOf(before, after));
        expect(withChanges(before, contentChange.array().parse(sent))).toEqual(after);
      }),
    );
  });

  test('keeps characters of two units whole', () => {
    const pieces = fc
      .array(fc.constantFrom('😀', '😁', '👍', 'a', '\n'), { maxLength: 8 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(pieces, pieces, (before, after) => {
        const changes = changesOf(before, after);
        expect(withChanges(before, changes)).toBe(after);
        for (const { value } of changes) expect(value).not.toMatch(/\p{Cs}/u);
      }),
    );
  });

  test('is a few bytes where a word is typed into a long text', () => {
    const draft = 'A word of a long text. '.repeat(5000);
    const bursts = Array.from({ length: 300 }, (_, seconds) => ({ at: '2026-01-01', seconds, added: 1, removed: 0 }));
    const before = { type: 'story', draft, done: [], log: { days: [], bursts } };
    const after = {
      ...before,
      draft: `${draft.slice(0, 60_000)}more ${draft.slice(60_000)}`,
      log: { days: [], bursts: [...bursts.slice(0, -1), { at: '2026-01-01', seconds: 299, added: 6, removed: 0 }] },
    };
    const changes = changesToSend(before, after);
    expect(JSON.stringify(changes).length).toBeLessThan(200);
    expect(withChanges(before, changes ?? [])).toEqual(after);
  });

  test('regression: names a short text whole, so that it is right where another one is kept', () => {
    const withPicture = (id: string) => ({ items: [{ picture: { kind: 'own', id, alt: 'a map' } }] });
    const changes = changesOf(withPicture('aaaaaaaaaaaaaaaaaaaaaa'), withPicture('aaaaaaaaaaaabaaaaaaaaa'));
    expect(withChanges(withPicture('cccccccccccccccccccccc'), changes)).toEqual(withPicture('aaaaaaaaaaaabaaaaaaaaa'));
  });

  test('is left to the whole where that is short, or where nearly all is new', () => {
    expect(changesToSend({ draft: 'One.' }, { draft: 'Two.' })).toBeUndefined();
    expect(changesToSend({ draft: '' }, { draft: 'New. '.repeat(5000) })).toBeUndefined();
  });

  test.each([
    { at: ['nowhere', 'draft'], value: 'x' },
    { at: ['draft', 'deeper'], value: 'x' },
    { at: ['draft'], cut: [2, 9], value: 'x' },
    { at: ['draft'], cut: [2, 1], value: 'x' },
    { at: ['draft'], cut: [0, 1], value: ['x'] },
    { at: ['list', 3], value: 'x' },
    { at: ['list', 0] },
    { at: ['list'], cut: [0, 1], value: 'x' },
    { at: ['nowhere'], cut: [0, 0], value: 'x' },
    { at: ['__proto__', 'polluted'], value: true },
    { at: [] },
  ])('has no place where there is none: %j', (change) => {
    expect(withChanges({ draft: 'Text', list: ['a'] }, [contentChange.parse(change)])).toBeUndefined();
    expect({}).not.toHaveProperty('polluted');
  });
});
