import { expect, test } from 'vitest';
import { waveOf } from '#client/speech/wave';

const rate = 8000;
const tone = (seconds: number, loud: number) =>
  Float32Array.from({ length: seconds * rate }, (_, at) => loud * Math.sin((at / rate) * 2 * Math.PI * 220));

test('a voice is no silence, and its bars are as high as it was loud', () => {
  const samples = Float32Array.from([...tone(0.5, 0), ...tone(0.5, 0.4)]);
  const { seconds, peaks, isSilent } = waveOf(samples, rate);
  expect([seconds, isSilent]).toEqual([1, false]);
  expect(peaks[2]).toBe(0);
  expect(peaks.at(-2)).toBeCloseTo(0.4, 1);
});

test('what is too short, too quiet or only a click counts as nothing heard', () => {
  expect(waveOf(tone(0.25, 0.5), rate).isSilent).toBe(true);
  expect(waveOf(tone(2, 0.002), rate).isSilent).toBe(true);
  const click = tone(1, 0);
  click[4000] = 0.1;
  expect(waveOf(click, rate).isSilent).toBe(true);
  expect(waveOf(new Float32Array(0), rate)).toEqual({ seconds: 0, peaks: [], isSilent: true });
});
