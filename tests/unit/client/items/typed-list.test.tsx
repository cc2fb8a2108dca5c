// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TypedField } from '#client/items/edit/typed-list';

/** Words with commas between them, and a button that stands for another tab. */
function Words() {
  const [words, setWords] = useState(['go']);
  const read = (text: string) => setWords(text.split(',').flatMap((word) => word.trim() || []));
  return (
    <>
      <TypedField label="Answers" start={words.join(', ')} onText={read} />
      <button type="button" onClick={() => setWords(['went', 'gone'])}>
        Another tab
      </button>
    </>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Answers');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('what is typed stays as it was typed, whatever is read from it', () => {
  render(<Words />);
  type('go ,');
  expect(field().value).toBe('go ,');
  type('go ,went');
  expect(field().value).toBe('go ,went');
});

test('what another tab changed is shown, and is not written over by the text from before', () => {
  render(<Words />);
  type('goes');
  fireEvent.blur(field());
  fireEvent.click(screen.getByRole('button', { name: 'Another tab' }));
  expect(field().value).toBe('went, gone');
});
