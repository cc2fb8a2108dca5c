// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog, type DialogProps } from '#client/ui/dialog';

interface PastingProps {
  onClose: () => void;
  props: Partial<DialogProps>;
}

/** A dialog to paste into, with another tab of it. */
function Pasting({ onClose, props }: PastingProps) {
  const [isOpen, setOpen] = useState(true);
  const [tab, setTab] = useState<'paste' | 'other'>('paste');
  const [text, setText] = useState('hello');
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onOpenChange={(open) => !open && close()} title="Paste" {...props}>
        <button type="button" onClick={() => setTab(tab === 'paste' ? 'other' : 'paste')}>
          Other tab
        </button>
        <button type="button" onClick={close}>
          Use these
        </button>
        <input type="search" aria-label="Find" />
        {tab === 'paste' && (
          <textarea aria-label="Words" value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Dialog>
    </>
  );
}

function show(props: Partial<DialogProps> = {}) {
  const onClose = vi.fn();
  render(<Pasting onClose={onClose} props={props} />);
  return { onClose };
}

/** As a person does it: the field has the focus first. */
function type(label: string, value: string) {
  const field = screen.getByLabelText(label);
  field.focus();
  fireEvent.change(field, { target: { value } });
}
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isAsking = () => screen.queryByText('Discard your changes?') !== null;

test('Escape does not throw away a pasted list without asking', () => {
  const { onClose } = show();
  type('Words', 'cat\ndog');
  pressEscape();
  expect(isAsking()).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Keep editing');
  press('Keep editing');
  expect(document.activeElement).toBe(screen.getByLabelText('Words'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Words').value).toBe('cat\ndog');
});

test('the cross asks as well, and Discard closes', () => {
  const { onClose } = show();
  type('Words', 'cat');
  press('Close');
  expect(isAsking()).toBe(true);
  press('Discard');
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape at the question keeps editing', () => {
  const { onClose } = show();
  type('Words', 'cat');
  pressEscape();
  pressEscape();
  expect(isAsking()).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test('what was typed in a tab that is out of sight is asked about, too', () => {
  show();
  type('Words', 'cat');
  press('Other tab');
  pressEscape();
  expect(isAsking()).toBe(true);
});

test('nothing is asked where nothing was typed, where it was taken back, or where something was only searched for', () => {
  const { onClose } = show();
  type('Words', 'cat');
  type('Words', 'hello');
  type('Find', 'verbs');
  pressEscape();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a button that uses what was typed closes without a question, and the dialog begins anew when it is opened again', () => {
  const { onClose } = show();
  type('Words', 'cat');
  press('Use these');
  expect(onClose).toHaveBeenCalledOnce();
  press('Open');
  pressEscape();
  expect(isAsking()).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a dialog that keeps what is typed while it is typed says so, and closes', () => {
  const { onClose } = show({ holdsWork: false });
  type('Words', 'cat');
  pressEscape();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a reload is asked about by the browser while something typed would be lost', () => {
  show();
  const reload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(reload()).toBe(false);
  type('Words', 'cat');
  expect(reload()).toBe(true);
});
