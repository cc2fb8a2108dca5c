import { expect, test } from 'vitest';
import { pressOfKey, usualPress } from '#client/features/live/presses';
import type { HostLive } from '#shared/api/live';
import { liveSettings } from '#shared/live/settings';
import type { Way } from '#shared/live/ways';

type Asked = Parameters<typeof usualPress>[0];

const at = (phase: HostLive['game']['phase'], possible: HostLive['possible'], way: Way = 'together'): Asked => ({
  possible,
  game: { phase, settings: liveSettings.parse({ way, seconds: null }) },
});

test('the likeliest press leads on, and a game whose last answers were shown ends by it', () => {
  expect(usualPress(at('lobby', ['start', 'lock', 'end']))).toBe('start');
  expect(usualPress(at('question', ['close', 'pause', 'skip', 'lock', 'end']))).toBe('close');
  expect(usualPress(at('question', ['reveal', 'close', 'pause', 'skip', 'lock', 'end']))).toBe('reveal');
  expect(usualPress(at('distribution', ['vote-again', 'next', 'lock', 'end'], 'poll'))).toBe('next');
  expect(usualPress(at('distribution', ['vote-again', 'lock', 'end'], 'poll'))).toBe('end');
  expect(usualPress(at('podium', ['lock', 'end']))).toBe('end');
  expect(usualPress(at('locked', ['lock', 'end'], 'exit-ticket'))).toBe('end');
});

test('while answers are still coming no press leads on, so that the space bar skips nothing', () => {
  expect(usualPress(at('locked', ['extend', 'skip', 'lock', 'end']))).toBeUndefined();
});

test('a key presses what is possible, and nothing else', () => {
  expect(pressOfKey('p', ['close', 'pause'])).toBe('pause');
  expect(pressOfKey('P', ['close', 'resume'])).toBe('resume');
  expect(pressOfKey('r', ['close', 'pause'])).toBeUndefined();
  expect(pressOfKey('x', ['close', 'pause'])).toBeUndefined();
});
