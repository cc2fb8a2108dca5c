import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '../../lib/download';
import { askForFile, collectFile, nameOfFile, sentenceIn } from '../../lib/fetch-file';
import { notify } from '../../ui/toast';
import { queryOf, type UsersView, usersText } from './users-view';

/** Everybody whom a view finds, or certain users. */
export type ExportRequest = { view: UsersView } | { ids: readonly string[] };

export interface ExportProgress {
  /** How many users have come so far. */
  done: number;
  total: number;
}

/** Downloads users as a CSV file. It comes as a stream, so that it can be watched and called off. */
export function useExport(onFailed: (sentence: string) => void) {
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  async function start(request: ExportRequest) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const response = await ask(request, controller.signal);
      if (!response.ok || !response.body) {
        onFailed((await sentenceIn(response)) ?? 'Failed to export users');
        return;
      }
      const total = Number(response.headers.get('x-total-count') ?? 0);
      let lines = 0;
      const content = await collectFile(response.body, (piece) => {
        lines += usersIn(piece);
        setProgress({ done: Math.max(0, lines - 1), total });
      });
      const title = nameOfFile(response, 'csv') ?? 'users';
      downloadFile({ title, extension: 'csv', type: 'text/csv;charset=utf-8', content });
      notify.success(`${usersText(total)} exported.`);
    } catch {
      if (!controller.signal.aborted) onFailed('An error occurred while exporting users');
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  }

  return { progress, start, cancel };
}

function ask(request: ExportRequest, signal: AbortSignal): Promise<Response> {
  if ('ids' in request) {
    const headers = { 'content-type': 'application/json' };
    return askForFile('/api/users.csv', {
      method: 'POST',
      headers,
      body: JSON.stringify({ ids: request.ids }),
      signal,
    });
  }
  const query = Object.entries(queryOf(request.view)).filter(([, value]) => value !== undefined);
  return askForFile(`/api/users.csv?${new URLSearchParams(query)}`, { signal });
}

const newline = '\n'.charCodeAt(0);

/** Users are lines, after the one with the headings. */
function usersIn(piece: Uint8Array): number {
  let lines = 0;
  for (const byte of piece) if (byte === newline) lines += 1;
  return lines;
}
