import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '#client/lib/download';
import { trpc } from '#client/lib/trpc';
import { notify } from '#client/ui/toast';
import type { HistoryRow } from '#shared/api/history';
import { count } from '#shared/core/count';
import { filtersOf, type View } from './view';

const atOnce = 500;

/** Downloads all attempts that a view finds, page by page, and can be stopped. */
export function useAttemptsExport(view: View) {
  const { client } = trpc.useUtils();
  const [done, setDone] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setDone(0);
    try {
      const rows: HistoryRow[] = [];
      let cursor: string | undefined;
      do {
        const page = await client.history.list.query({ ...filtersOf(view), limit: atOnce, cursor }, { signal });
        rows.push(...page.items);
        cursor = page.nextCursor ?? undefined;
        setDone(rows.length);
      } while (cursor);
      const { attemptsFile } = await import('./attempts-file');
      // The mark at the beginning tells spreadsheets that this is UTF-8.
      downloadFile({
        title: 'attempts',
        extension: 'csv',
        type: 'text/csv;charset=utf-8',
        content: `\uFEFF${attemptsFile(rows)}`,
      });
      notify.success(`${count(rows.length, 'attempt')} exported.`);
    } catch {
      if (!signal.aborted) notify.error('The attempts could not be exported. Please try again.');
    } finally {
      running.current = undefined;
      setDone(undefined);
    }
  }

  return { done, start, stop: () => running.current?.abort() };
}
