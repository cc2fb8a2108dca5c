import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '../../lib/download';
import { currentToken } from '../../lib/session-store';
import { notify } from '../../ui/toast';

/** Where the file comes from: a list by its filter, or certain rows by a body. */
export interface ExportRequest {
  path: '/api/users.csv' | '/api/audit.csv';
  query?: Record<string, string | undefined>;
  body?: object;
}

interface ExportOptions {
  /** What the list is of: users. */
  things: string;
  /** How many that are: `3 users`. */
  countText: (count: number) => string;
  onFailed: (sentence: string) => void;
}

export interface ExportProgress {
  /** How many rows have come so far. */
  done: number;
  total: number;
}

/** Downloads a list as a CSV file. It comes as a stream, so that it can be watched and called off. */
export function useExport({ things, countText, onFailed }: ExportOptions) {
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
        onFailed((await sentenceIn(response)) ?? `Failed to export ${things}`);
        return;
      }
      const total = Number(response.headers.get('x-total-count') ?? 0);
      const file = await collect(response.body, (done) => setProgress({ done, total }));
      downloadFile({ title: nameIn(response), extension: 'csv', type: file.type, content: file });
      notify.success(`${countText(total)} exported.`);
    } catch {
      if (!controller.signal.aborted) onFailed(`An error occurred while exporting ${things}`);
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  }

  return { progress, start, cancel };
}

function ask({ path, query = {}, body }: ExportRequest, signal: AbortSignal): Promise<Response> {
  const authorization = `Bearer ${currentToken() ?? ''}`;
  if (body) {
    const headers = { authorization, 'content-type': 'application/json' };
    return fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
  }
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return fetch(`${path}?${new URLSearchParams(given)}`, { headers: { authorization }, signal });
}

/** The server's own words, where it gave some. */
async function sentenceIn(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? body.message : undefined;
}

const newline = '\n'.charCodeAt(0);

/** Reads it to the end, and says after each piece how many rows there were: a line each, after the headings. */
async function collect(body: ReadableStream<Uint8Array<ArrayBuffer>>, onRows: (count: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let lines = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces, { type: 'text/csv;charset=utf-8' });
    pieces.push(value);
    for (const byte of value) if (byte === newline) lines += 1;
    onRows(Math.max(0, lines - 1));
  }
}

function nameIn(response: Response): string {
  return /filename="([^"]+)\.csv"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export';
}
