import { expect, test } from 'vitest';
import { pickEnglishVoice } from '#client/speech/speech';

function voice(lang: string, name: string, more: { default?: boolean; localService?: boolean } = {}) {
  return { lang, name, default: false, localService: true, ...more };
}

test('a voice of another language is no voice for English words', () => {
  expect(pickEnglishVoice([])).toBeUndefined();
  expect(pickEnglishVoice([voice('fr-FR', 'Thomas', { default: true }), voice('enm', 'Chaucer')])).toBeUndefined();
});

test("the device's own English voice comes before others, a joke voice last", () => {
  const albert = voice('en-US', 'Albert');
  const daniel = voice('en-GB', 'Daniel');
  const samantha = voice('en-US', 'Samantha', { default: true });
  expect(pickEnglishVoice([albert, daniel, samantha])).toBe(samantha);
  expect(pickEnglishVoice([albert, daniel])).toBe(daniel);
  expect(pickEnglishVoice([albert])).toBe(albert);
});

test('a voice that needs no network comes first; Android writes its languages with a low line', () => {
  const far = voice('en-GB', 'Google UK English', { localService: false });
  const near = voice('en_GB', 'English United Kingdom');
  expect(pickEnglishVoice([far, near])).toBe(near);
});
