// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SecretForm } from '#client/features/class-sign-in/secret-form';

const form = (error?: string) => <SecretForm kind="pictures" pending={false} error={error} onSecret={onSecret} />;
const onSecret = vi.fn<(secret: string) => void>();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const places = () =>
  within(screen.getByRole('list', { name: 'Your pictures, in order' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\d$/, ''));

test('three pictures are sent in the order in which they were pressed, and the last can be taken back', () => {
  render(form());
  press('star');
  press('cat');
  press('dog');
  // A fourth one does nothing.
  press('moon');
  expect(places()).toEqual(['First: star', 'Second: cat', 'Third: dog']);
  press('Undo');
  expect(places()).toEqual(['First: star', 'Second: cat', 'Third: none yet']);
  press('Sign in');
  expect(screen.getByRole('alert').textContent).toContain('Press your three pictures');
  expect(onSecret).not.toHaveBeenCalled();
  press('boat');
  press('Sign in');
  expect(onSecret).toHaveBeenCalledExactlyOnceWith('star cat boat');
});

test('after a wrong secret the places are empty, and the pictures have the focus', () => {
  const { rerender } = render(form());
  for (const name of ['star', 'cat', 'boat']) press(name);
  rerender(form('That was not right.'));
  expect(places()).toEqual(['First: none yet', 'Second: none yet', 'Third: none yet']);
  expect(screen.getByRole('alert').textContent).toContain('That was not right.');
  expect(document.activeElement).toBe(
    within(screen.getByRole('group', { name: 'Pictures' })).getAllByRole('button')[0],
  );
});

test('who has words types them', () => {
  onSecret.mockClear();
  render(form());
  press('I have two words');
  fireEvent.change(screen.getByLabelText('Your two words'), { target: { value: 'Sunny River' } });
  press('Sign in');
  expect(onSecret).toHaveBeenCalledExactlyOnceWith('Sunny River');
});
