import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CodexEntry } from '#shared/novel/book';
import { nameFinder } from '#shared/novel/names';

const entry = (name: string, ...otherNames: string[]): CodexEntry => ({
  id: name,
  kind: 'character',
  name,
  otherNames,
  facts: [],
});
const found = (text: string, ...codex: CodexEntry[]) =>
  nameFinder(codex)
    .runs(text)
    .flatMap((run) => (run.entry ? [`${run.text}=${run.entry.id}`] : []));

test('the longest name is found first, with its possessive', () => {
  expect(found('Mara Lind’s boat is older than Mara.', entry('Mara'), entry('Mara Lind'))).toEqual([
    'Mara Lind’s=Mara Lind',
    'Mara=Mara',
  ]);
});

test('another name of somebody leads to the same person', () => {
  expect(found('“Grandfather,” she said.', entry('Bo', 'Grandfather'))).toEqual(['Grandfather=Bo']);
});

test('a name that is a word as well is one only with its capital', () => {
  expect(found('A rose for Rose. ROSE.', entry('Rose'))).toEqual(['Rose=Rose', 'ROSE=Rose']);
});

test('a thing is found with and without a capital', () => {
  expect(found('The red whistle. Red whistle.', entry('red whistle'))).toEqual([
    'red whistle=red whistle',
    'Red whistle=red whistle',
  ]);
});

test('no name is found inside of another word', () => {
  expect(found('Annabel banned Ann-Marie.', entry('Ann'))).toEqual(['Ann=Ann']);
  expect(found('Étienne and Eti', entry('Eti'))).toEqual(['Eti=Eti']);
});

test('names with signs of patterns are text', () => {
  expect(found('Who is R2.D2 (the robot)?', entry('R2.D2'), entry('.*'))).toEqual(['R2.D2=R2.D2']);
});

test('the runs are always the text again', () => {
  const name = fc.stringMatching(/^[A-Za-z.*'’ ]{1,12}$/).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.array(name, { maxLength: 5 }), (text, names) => {
      const runs = nameFinder(names.map((one) => entry(one))).runs(`${text} ${names.join(' and ')}`);
      expect(runs.map((run) => run.text).join('')).toBe(`${text} ${names.join(' and ')}`);
    }),
  );
});
