import { expect, test } from 'vitest';
import { lessonContent, openAt, uncoverNext } from '#client/lessons/class-lesson';
import { material, stage } from '#shared/content/lessons/lesson';
import { screenContent } from '#shared/screen/content';
import { nobodysPicture } from '#tests/support/pictures';

test('words of a lesson come one by one, each with its picture, its meaning and its translation', () => {
  const picture = { kind: 'own', id: nobodysPicture, alt: 'a harbour' } as const;
  const words = material.parse({
    id: 'words',
    title: 'Words',
    kind: 'words',
    entries: [
      { id: '1', term: 'harbour', meaning: 'where ships wait', translation: 'Hafen', emoji: '⚓', picture },
      { id: '2', term: 'dog', emoji: '🐶' },
    ],
  });
  const lead = stage.parse({ id: 's', kind: 'lead-in', title: 'At sea', minutes: 5, grouping: 'T–S', steps: [] });
  const open = openAt(words);
  const harbour = { term: 'harbour', meaning: 'where ships wait · Hafen', picture };
  const first = lessonContent(lead, words, open);
  expect(first).toEqual({ kind: 'words', title: 'Words', words: [harbour], covered: 1 });
  expect(screenContent.parse(first)).toEqual(first);
  const all = uncoverNext(words, open);
  expect(lessonContent(lead, words, all)).toMatchObject({
    words: [harbour, { term: 'dog', picture: 'dog-face' }],
    covered: 0,
  });
  expect(all && uncoverNext(words, all)).toBeUndefined();
});
