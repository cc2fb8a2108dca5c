import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '../../lib/download';
import { currentToken } from '../../lib/session-store';
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
      const file = await collect(response.body, (done) => setProgress({ done, total }));
      downloadFile({ title: nameIn(response), extension: 'csv', type: file.type, content: file });
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
  const authorization = `Bearer ${currentToken() ?? ''}`;
  if ('ids' in request) {
    const headers = { authorization, 'content-type': 'application/json' };
    return fetch('/api/users.csv', { method: 'POST', headers, body: JSON.stringify({ ids: request.ids }), signal });
  }
  const query = Object.entries(queryOf(request.view)).filter(([, value]) => value !== undefined);
  return fetch(`/api/users.csv?${new URLSearchParams(query)}`, { headers: { authorization }, signal });
}

/** The server's own words, where it gave some. */
async function sentenceIn(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? body.message : undefined;
}

const newline = '\n'.charCodeAt(0);

/** Reads it to the end, and says after each piece how many users there were: a line each, after the headings. */
async function collect(body: ReadableStream<Uint8Array<ArrayBuffer>>, onUsers: (count: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let lines = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces, { type: 'text/csv;charset=utf-8' });
    pieces.push(value);
    for (const byte of value) if (byte === newline) lines += 1;
    onUsers(Math.max(0, lines - 1));
  }
}

function nameIn(response: Response): string {
  return /filename="([^"]+)\.csv"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'users';
}
