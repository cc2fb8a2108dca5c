// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ItemEditor } from '#client/items/edit/item-editor';
import { type Item, item } from '#shared/items/item';

const options = [{ text: 'Could you?', isKey: true }, { text: 'Can you?', credit: 0.5 }, { text: 'Do it!' }];
let latest: Item;

function Editor() {
  const [edited, setEdited] = useState<Item>(() =>
    item.parse({ id: 'a', kind: 'mc', prompt: 'The politest?', options }),
  );
  latest = edited;
  return <ItemEditor item={edited} onChange={setEdited} />;
}
const credits = () => (latest.kind === 'mc' ? latest.options.map(({ credit }) => credit) : []);

test('the part of the points that an import brought can be changed, is checked, and can be taken away', () => {
  render(<Editor />);
  const field = screen.getByLabelText<HTMLInputElement>('Choice 2 earns, in %');
  expect(field.value).toBe('50');
  expect(screen.queryByLabelText('Choice 1 earns, in %')).toBeNull();
  fireEvent.change(field, { target: { value: '33.3' } });
  expect(credits()).toEqual([undefined, 0.333, undefined]);
  for (const wrong of ['150', 'half']) {
    fireEvent.change(field, { target: { value: wrong } });
    expect(screen.getByText('Write a percentage from −100 to 100.')).toBeTruthy();
  }
  fireEvent.change(field, { target: { value: '-10' } });
  expect(screen.getByText('Write a percentage from 0 to 100.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Give part of the points for a choice that is nearly right'));
  expect(credits()).toEqual([undefined, undefined, undefined]);
  expect(screen.queryByLabelText('Choice 2 earns, in %')).toBeNull();
});
