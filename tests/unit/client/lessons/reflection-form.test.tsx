// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ReflectionForm } from '#client/lessons/reflection-form';

const kept = (worked: string, repeat = '') => ({ worked, repeat, at: '2026-05-04T10:00:00.000Z' });
const worked = () => screen.getByLabelText<HTMLTextAreaElement>('What worked?');
const write = (text: string) => fireEvent.change(worked(), { target: { value: text } });

test('a reflection that another tab kept meanwhile stands in the form, and is kept with what is written to it', () => {
  const onSave = vi.fn();
  const { rerender } = render(<ReflectionForm given={undefined} onSave={onSave} />);
  write('The game.');
  rerender(<ReflectionForm given={kept('The song.', 'Past forms')} onSave={onSave} />);
  expect(worked().value).toBe('The song.\nThe game.');
  fireEvent.click(screen.getByRole('button', { name: 'Keep it with the plan' }));
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ worked: 'The song.\nThe game.', repeat: 'Past forms' }),
  );
});

test('what this tab kept itself stands there once', () => {
  const { rerender } = render(<ReflectionForm given={kept('The song.')} onSave={vi.fn()} />);
  write('The song. The game. ');
  rerender(<ReflectionForm given={kept('The song. The game.')} onSave={vi.fn()} />);
  expect(worked().value).toBe('The song. The game.');
});

test('two reflections that are too long together are not sent, and it is said', () => {
  const onSave = vi.fn();
  const { rerender } = render(<ReflectionForm given={undefined} onSave={onSave} />);
  write('a'.repeat(1500));
  rerender(<ReflectionForm given={kept('b'.repeat(1500))} onSave={onSave} />);
  fireEvent.click(screen.getByRole('button', { name: 'Keep it with the plan' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByText('Together this is more than 2,000 letters. Please shorten it.')).toBeTruthy();
});
