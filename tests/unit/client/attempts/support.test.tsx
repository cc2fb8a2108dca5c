// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseTextSize } from '#client/lib/reading';
import { noAccommodation } from '#shared/classes/accommodation';
import { playerItem } from '#shared/items/kinds/registry';
import { spokenQuestion } from '#shared/items/spoken-question';
import { Playing } from './playing';
import { makeAttempt, Portal, pretendServer } from './pretended-server';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A device with an English voice. What it says is kept. */
function deviceWithVoice(): string[] {
  const said: string[] = [];
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'en-GB', name: 'Voice', voiceURI: 'voice', default: true, localService: true }],
    speak: ({ text }: { text: string }) => said.push(text),
    cancel() {},
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  return said;
}

async function play(needs?: Partial<typeof noAccommodation>) {
  pretendServer(makeAttempt(needs ? { accommodation: { ...noAccommodation, ...needs } } : {}));
  render(<Playing />, { wrapper: Portal });
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await screen.findByRole('heading', { name: /Statement i1/ });
}

const { dataset } = document.documentElement;

test('the text is larger and wider while somebody plays who needs that, and afterwards as it was chosen', async () => {
  chooseTextSize('125');
  await play({ largerText: true, readingFont: true });
  expect(dataset).toMatchObject({ text: '150', spacing: 'wide' });
  cleanup();
  expect(dataset.text).toBe('125');
  expect(dataset.spacing).toBeUndefined();
  act(() => chooseTextSize('200'));
  await play({ largerText: true });
  expect(dataset.text).toBe('200');
  cleanup();
  chooseTextSize('100');
  await play();
  expect(dataset.text).toBeUndefined();
});

test('a question is read aloud to who needs that, and to nobody else', async () => {
  const said = deviceWithVoice();
  await play({ readAloud: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Read aloud' }));
  expect(said).toEqual(['Statement i1']);
  cleanup();
  await play({ largerText: true });
  expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
});

test('what is read is the question with its choices, and neither the text that it is about nor its key', () => {
  const question = { id: 'q', points: 1, kind: 'mc', prompt: 'She ___ tea.', options: ['drinks', 'drink'] };
  const about = { passage: { text: 'A text.' } };
  expect(spokenQuestion(playerItem.parse({ ...question, ...about })).map(({ text }) => text)).toEqual([
    'She blank tea.',
    'drinks',
    'drink',
  ]);
  const sounds = { engine: 'sounds', point: 'ship-sheep', task: 'which' };
  expect(spokenQuestion(playerItem.parse({ ...question, origin: sounds })).map(({ text }) => text)).toEqual([]);
});
