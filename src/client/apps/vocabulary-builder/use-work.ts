import { useEffect, useReducer } from 'react';
import * as z from 'zod';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { type WordEntry, wordEntry, wordListLimits } from '#shared/content/words/word-list';
import { type Level, levels } from '#shared/core/level';
import { joined } from '#shared/vocabulary/text-entries';
import { samples } from './samples';

/** What is being made: a text, the class it is for, and the words picked so far. */
const work = z.object({
  title: z.string(),
  text: z.string(),
  classLevel: z.enum(levels),
  /** Undefined while nobody has picked: then the words are those that the text suggests. */
  entries: z.array(wordEntry).optional(),
  /** The saved list that this began from or became, and whether anything changed since. */
  saved: z.object({ id: z.string(), version: z.number(), isChanged: z.boolean() }).optional(),
});
export type Work = z.infer<typeof work>;

export type Change =
  | { to: 'text'; title: string; text: string; classLevel?: Level }
  | { to: 'easier text'; text: string }
  | { to: 'class level'; classLevel: Level }
  | { to: 'title'; title: string }
  | { to: 'words'; entries: WordEntry[] }
  | { to: 'more words'; from: WordEntry[]; entries: WordEntry[] }
  | { to: 'new list' }
  | { to: 'list'; title: string; text: string; entries: WordEntry[]; saved?: { id: string; version: number } }
  | { to: 'saved'; id: string; version: number };

/** The work after a change. */
export function changeWork(before: Work, change: Change): Work {
  const touched = before.saved && { ...before.saved, isChanged: true };
  switch (change.to) {
    case 'text':
      return {
        ...before,
        text: change.text,
        classLevel: change.classLevel ?? before.classLevel,
        // Another text is the beginning of another list, with its own name and words.
        title: change.title,
        entries: undefined,
        saved: undefined,
      };
    case 'easier text':
      return { ...before, text: change.text };
    case 'class level':
      return { ...before, classLevel: change.classLevel };
    case 'title':
      return { ...before, title: change.title, saved: touched };
    case 'words':
      return { ...before, entries: change.entries, saved: touched };
    case 'more words':
      return { ...before, entries: joined(change.from, change.entries), saved: touched };
    case 'new list':
      return { ...before, entries: undefined, saved: undefined };
    case 'list': {
      const { title, text, entries, saved } = change;
      return { ...before, title, text: text || before.text, entries, saved: saved && { ...saved, isChanged: false } };
    }
    case 'saved':
      return { ...before, saved: { id: change.id, version: change.version, isChanged: false } };
  }
}

/** Whether there is a list that somebody worked on and did not save: another text would end it. */
export const hasUnsavedWords = ({ entries = [], saved }: Work): boolean =>
  entries.length > 0 && (saved === undefined || saved.isChanged);

const key = 'vocabulary-builder:work';
const first = samples[1] ?? samples[0];
const firstWork: Work = {
  title: first?.title ?? '',
  text: first?.text ?? '',
  classLevel: first?.classLevel ?? 'A2',
};

function readWork(): Work {
  const parsed = work.safeParse(readStoredJson(key));
  return parsed.success && parsed.data.text.length <= wordListLimits.sourceText ? parsed.data : firstWork;
}

/** What is being made stays on the device until it is saved, and after. */
export function useWork() {
  const [current, change] = useReducer(changeWork, undefined, readWork);
  useEffect(() => {
    writeStored(key, JSON.stringify(current));
  }, [current]);
  return { work: current, change };
}
