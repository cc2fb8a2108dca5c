import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPictures, pictureOfEmoji, setPictures, textAndPictures } from '#shared/content/pictures/pictures';
import { usedEmoji } from '#shared/content/pictures/used-emoji';

const files = readdirSync('public/pictures').map((file) => file.replace('.svg', ''));
const drawnIn = new Map(
  files.map((sprite) => {
    const svg = readFileSync(`public/pictures/${sprite}.svg`, 'utf8');
    return [sprite, [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)];
  }),
);

test('every emoji of our content has a picture', async () => {
  const used = (await usedEmoji()).flatMap(([, emojis]) => emojis);
  expect(used.length).toBeGreaterThan(1000);
  expect(used.filter((emoji) => !pictureOfEmoji(emoji))).toEqual([]);
});

test('no picture is in a sprite that nothing uses, and each is drawn where it is said to be', () => {
  expect(new Set(setPictures.map(({ sprite }) => sprite))).toEqual(new Set(files));
  for (const sprite of files) {
    const said = setPictures.flatMap((picture) => (picture.sprite === sprite ? [picture.name] : []));
    expect(drawnIn.get(sprite)).toEqual(said);
  }
});

test('a name means one picture', () => {
  expect(new Set(setPictures.map(({ name }) => name)).size).toBe(setPictures.length);
  for (const { name } of setPictures) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('a picture is found by the beginnings of its words', () => {
  const names = (asked: string) => findPictures(asked).map(({ name }) => name);
  expect(names('dog')).toContain('dog-face');
  expect(names('face dog')).toContain('dog-face');
  expect(names('onkey')).toEqual([]);
  expect(names('  ')).toHaveLength(setPictures.length);
});

test('no id within a drawing means two things', () => {
  for (const sprite of files) {
    const ids = [...readFileSync(`public/pictures/${sprite}.svg`, 'utf8').matchAll(/ id="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('an emoji in a text becomes its picture, and what we have none of stays', () => {
  expect(textAndPictures('You drink it. 🥛')).toEqual(['You drink it. ', pictureOfEmoji('🥛')]);
  expect(textAndPictures('⛵ © 👩🏽‍🔬 5 × 3')).toEqual([pictureOfEmoji('⛵'), ' ', '©', ' ', '👩🏽‍🔬', ' 5 × 3']);
  expect(textAndPictures('👩‍🏫')).toEqual([pictureOfEmoji('👩‍🏫')]);
  expect(textAndPictures('')).toEqual([]);
});
