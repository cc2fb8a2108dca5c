import { expect, test } from 'vitest';
import { namesToHide } from '#server/domain/platform/names';

const isWord = (text: string) => ['rose', 'will', 'the'].includes(text);
const names = (...list: string[]) => namesToHide(list, isWord);

test('whole names and their parts are replaced, whatever their case, and put back as they stood', () => {
  const { hide, restore } = names('maria.lopez', 'Chen Wei');
  const text = 'Maria met CHEN WEI and maria.lopez; Lopez’s dog barked. Marian is somebody else.';
  const hidden = hide(text);
  expect(hidden).not.toMatch(/maria\b|lopez|chen|wei/i);
  expect(hidden).toContain('Marian');
  expect(restore(hidden)).toBe(text);
});

test('a name that is a word is one only with a capital', () => {
  expect(names('Rose').hide('Rose picked a rose.')).toBe('Person A picked a rose.');
});

test('mail addresses are replaced without being named', () => {
  const { hide, restore } = names();
  expect(hide('Write to a.b@school.example.')).toBe('Write to Person A.');
  expect(restore('Mail to Person A!')).toBe('Mail to a.b@school.example!');
});

test('a text with such stand-ins of its own gets other ones', () => {
  const { hide, restore } = names('Ana');
  const hidden = hide(['Person A is tall.', 'Ana is not.']);
  expect(hidden).toEqual(['Person A is tall.', 'Learner A is not.']);
  expect(restore(hidden)).toEqual(['Person A is tall.', 'Ana is not.']);
});

test('many names have letters of their own, and other persons are left as they are', () => {
  const many = Array.from({ length: 60 }, (_, place) => `Name${String.fromCodePoint(0x100 + 2 * place)}`);
  const { hide, restore } = names(...many);
  const hidden = hide(many);
  expect(new Set(hidden).size).toBe(60);
  expect(hidden.at(-1)).toBe('Person BM');
  expect(restore(hidden)).toEqual(many);
  expect(restore('A person I know and Person ZZ')).toBe('A person I know and Person ZZ');
});

test('signs in a name are only signs', () => {
  expect(names('a+b(c').hide('This is a+b(c here.')).toBe('This is Person A here.');
});

test('what keeps names from a model finds each address', () => {
  const { hide } = namesToHide([], () => false);
  for (const text of ['ana@school.example', '<ana@school.example>', 'x@ana@school.example', 'mail:ana@b.de, ben@c.de'])
    expect(hide(text)).not.toContain('ana@');
});
