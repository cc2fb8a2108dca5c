// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NamesInScene } from '#client/apps/novel-forge/names-in-scene';
import { useNamesAtHand } from '#client/apps/novel-forge/use-names-at-hand';
import type { CodexEntry } from '#shared/novel/book';

const tomas: CodexEntry = { id: 'tomas', kind: 'character', name: 'Tomas', otherNames: [], facts: ['Counts things.'] };
const places = [{ start: 0, end: 5, entry: tomas }];

function Scene() {
  const { frame, entry, look, leave } = useNamesAtHand(places);
  const [text, setText] = useState('Tomas counted.');
  return (
    <>
      <div ref={frame} data-testid="frame" onPointerMove={look} onPointerLeave={leave}>
        <mark>Tomas</mark>
        <textarea aria-label="Scene" value={text} onChange={(event) => setText(event.target.value)} />
      </div>
      <NamesInScene named={[tomas]} shown={entry} />
    </>
  );
}

test('a name that was pointed at and pressed away tells its facts when the caret comes to it', () => {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((look) => {
    look(0);
    return 1;
  });
  render(<Scene />);
  screen.getByText('Tomas', { selector: 'mark' }).getClientRects = () =>
    Object.assign([new DOMRect(0, 0, 50, 20)], { item: () => null });
  const frame = screen.getByTestId('frame');
  fireEvent(frame, new MouseEvent('pointermove', { bubbles: true, clientX: 10, clientY: 10 }));
  expect(screen.getByText('Counts things.')).toBeTruthy();
  fireEvent.pointerLeave(frame);
  fireEvent.click(screen.getByRole('button', { name: 'Tomas' }));
  expect(screen.queryByText('Counts things.')).toBeNull();

  const field = screen.getByLabelText<HTMLTextAreaElement>('Scene');
  field.focus();
  field.setSelectionRange(0, 0);
  fireEvent(document, new Event('selectionchange'));
  expect(screen.getByText('Counts things.')).toBeTruthy();
});
