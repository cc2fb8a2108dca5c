import { useCallback, useRef } from 'react';
import { countWords } from '#shared/writing/count-words';
import { type Edit, emptyLog, type WritingLog, withEdit, withWords } from '#shared/writing/log';

/** Keeps the log of a text beside typing: nothing is rendered for it. It is read when the text is saved. */
export function useWritingLog(begin: WritingLog, text: string) {
  const log = useRef(begin);
  const words = useRef<number>(undefined);
  words.current ??= countWords(text);
  /** For `Pad.onEdit`. */
  const note = useCallback((edit: Edit) => {
    log.current = withEdit(log.current, edit, today());
  }, []);
  /** For `Pad.onRest`: the log with the words that came since. */
  const read = useCallback((next: string): WritingLog => {
    const now = countWords(next);
    log.current = withWords(log.current, now - (words.current ?? now), today());
    words.current = now;
    return log.current;
  }, []);
  const forget = useCallback((): WritingLog => {
    log.current = emptyLog;
    return log.current;
  }, []);
  return { note, read, forget };
}

/** The day of the user who writes. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
