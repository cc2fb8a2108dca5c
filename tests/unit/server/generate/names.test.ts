import { expect, test } from 'vitest';
import { namesToHide } from '../../../../src/server/domain/generate/names';

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
  expect(names('Rose').hide('Rose picked a rose.')).toBe('Person1 picked a rose.');
});

test('mail addresses are replaced without being named', () => {
  const { hide, restore } = names();
  expect(hide('Write to a.b@school.example.')).toBe('Write to Person1.');
  expect(restore('Mail to Person1!')).toBe('Mail to a.b@school.example!');
});

test('a text with such stand-ins of its own gets other ones', () => {
  const { hide, restore } = names('Ana');
  const hidden = hide(['Person 1 is tall.', 'Ana is not.']);
  expect(hidden).toEqual(['Person 1 is tall.', 'Learner1 is not.']);
  expect(restore(hidden)).toEqual(['Person 1 is tall.', 'Ana is not.']);
});

test('a model may write the stand-in a little differently', () => {
  const { hide, restore } = names('Ana', 'Bo');
  hide('Ana and Bo');
  expect(restore({ text: 'person 2 saw PERSON1 and Person9.' })).toEqual({ text: 'Bo saw Ana and Person9.' });
});

test('signs in a name are only signs', () => {
  expect(names('a+b(c').hide('This is a+b(c here.')).toBe('This is Person1 here.');
});
