// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ClozeText } from '#client/items/cloze-text';
import { item } from '#shared/items/item';
import { playerView } from '#shared/items/player-view';

const sentences = ['A list at the front door shows the date for each flat.', 'Nobody knows how long this will take.'];
const view = playerView(
  item.parse({
    id: 'c1',
    kind: 'cloze',
    prompt: 'Choose.',
    text: 'We {{1}} soon. {{2}} Call me.',
    gaps: [
      { id: '1', accepted: ['start'], options: ['start', 'starts'] },
      { id: '2', accepted: [sentences[0]], options: sentences },
    ],
  }),
  { seed: 1 },
);

test('words are chosen in the line, and whole sentences where all of each can be read', () => {
  if (view.kind !== 'cloze') throw new Error('It is a cloze.');
  const change = vi.fn();
  render(<ClozeText item={view} values={{ 1: 'start' }} onChange={change} />);
  expect(screen.getByRole('combobox', { name: 'Gap 1 of 2' })).toHaveProperty('value', 'start');
  expect(screen.getByRole('group', { name: 'Gap 2 of 2' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: sentences[0] }));
  expect(change).toHaveBeenCalledWith({ 1: 'start', 2: sentences[0] });
});
