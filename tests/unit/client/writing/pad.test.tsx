// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { useAutosave } from '#client/library/autosave/use-autosave';
import { Pad } from '#client/writing/pad';

const changed = () =>
  TRPCClientError.from({
    error: {
      code: -32_000,
      message: 'No.',
      data: { code: 'CONFLICT', httpStatus: 409, path: 'novels.saveScene', reason: 'resource_changed' },
    },
  });

/** A scene on a server. */
function serverWith(text: string) {
  const kept = { value: text, version: 1 };
  return {
    kept,
    async save(value: string, version: number) {
      if (version !== kept.version) throw changed();
      kept.value = value;
      kept.version += 1;
      return kept.version;
    },
    load: async () => ({ ...kept }),
  };
}

interface SheetProps {
  server: ReturnType<typeof serverWith>;
  onEdit: () => void;
}

function Sheet({ server: { kept, save, load }, onEdit }: SheetProps) {
  const server = { ...kept };
  const { value, change, choice } = useAutosave<string>({ id: 'scene:one', schema: z.string(), server, save, load });
  return choice ? <p>Which one?</p> : <Pad label="Text" text={value} onRest={change} onEdit={onEdit} />;
}

function openSheet(text: string) {
  const server = serverWith(text);
  const onEdit = vi.fn();
  render(<Sheet server={server} onEdit={onEdit} />);
  return { ...server, onEdit };
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text');
/** Writes at a place as a person does: the caret stands after it. */
function type(text: string, at: number) {
  field().focus();
  field().setRangeText(text, at, at, 'end');
  fireEvent.input(field());
}
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a paragraph of another tab comes into the sheet that is being written, and is not written over from there', async () => {
  const { kept, save, onEdit } = openSheet('Night.\n\nA dog.');
  await save('It was a cold night.\n\nA dog.', 1);
  type(' It slept.', field().value.length);
  await passes(1500);
  expect(screen.queryByText('Which one?')).toBeNull();
  expect(field().value).toBe('It was a cold night.\n\nA dog. It slept.');
  await passes(1500);
  expect(kept.value).toBe('It was a cold night.\n\nA dog. It slept.');
  // The caret stays at its words, and what came in is not counted as typed here.
  expect(field().selectionStart).toBe(field().value.length);
  type('!', field().value.length);
  expect(onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ added: 1, removed: 0 }));
  await passes(3000);
  expect(kept.value).toBe('It was a cold night.\n\nA dog. It slept.!');
});

test('what is typed while another tab’s paragraph comes in stays, before it has rested', async () => {
  const { kept, save } = openSheet('Night.\n\nA dog.');
  await save('It was a cold night.\n\nA dog.', 1);
  type(' It slept.', field().value.length);
  // The first words have rested and are on their way; the next ones are typed while the answer comes.
  await passes(1100);
  expect(field().value).toBe('Night.\n\nA dog. It slept.');
  type(' It dreamed.', field().value.length);
  await passes(200);
  expect(field().value).toBe('It was a cold night.\n\nA dog. It slept. It dreamed.');
  await passes(5000);
  expect(kept.value).toBe('It was a cold night.\n\nA dog. It slept. It dreamed.');
});

test('the same paragraph written in two tabs is asked about', async () => {
  const { kept, save } = openSheet('Night.\n\nA dog.');
  await save('Night.\n\nA cat.', 1);
  type(' It slept.', field().value.length);
  await passes(1500);
  expect(screen.getByText('Which one?')).toBeTruthy();
  expect(kept.value).toBe('Night.\n\nA cat.');
});
