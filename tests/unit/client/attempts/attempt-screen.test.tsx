// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Playing } from './playing';
import { Portal, pretendServer } from './pretended-server';

beforeAll(() => {
  // jsdom lays nothing out, and so has nothing to scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the button says that it goes on once a press on it is taken, and not while the answer is on its way', async () => {
  pretendServer();
  render(<Playing />, { wrapper: Portal });
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'True' }));
  const { fetch } = globalThis;
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    await onItsWay;
    return fetch(...call);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  arrive();
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: /Statement i2/ });
});
