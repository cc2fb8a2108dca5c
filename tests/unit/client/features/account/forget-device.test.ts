// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetDevice } from '#client/features/account/forget-device';

beforeEach(() => localStorage.clear());

test('what this device keeps of somebody who deletes the account goes; its settings, and other people’s, stay', async () => {
  const staying = [
    'colorTheme',
    'textSize',
    'readingSpacing',
    'voice',
    'voice-rate',
    'cards:log:ben',
    'not-mistakes:ben',
  ];
  const going = [
    'autosave:quiz-1/x7',
    'cards:log:anna',
    'story-dice:story',
    'words:draft',
    'round:grammar-cram',
    'round:42:unsent',
    'lesson-planner:plan',
    'portal:recent',
    'not-mistakes:anna',
    'a key of a later release',
  ];
  for (const key of [...staying, ...going]) localStorage.setItem(key, 'x');
  await forgetDevice('anna');
  expect(Object.keys(localStorage).sort()).toEqual([...staying].sort());
});
