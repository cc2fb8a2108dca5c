import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '#client/lib/download';
import { askForFile, collectFile, nameOfFile, sentenceIn } from '#client/lib/fetch-file';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';

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
  unit: string;
  onFailed: (sentence: string) => void;
}

export interface ExportProgress {
  /** How many rows have come so far. */
  done: number;
  total: number;
}

/** Downloads a list as a CSV file. It comes as a stream, so that it can be watched and called off. */
export function useExport({ things, unit, onFailed }: ExportOptions) {
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
      let lines = 0;
      const content = await collectFile(response.body, (piece) => {
        lines += linesIn(piece);
        setProgress({ done: Math.max(0, lines - 1), total });
      });
      const title = nameOfFile(response, 'csv') ?? things;
      downloadFile({ title, extension: 'csv', type: 'text/csv;charset=utf-8', content });
      notify.success(`${count(total, unit)} exported.`);
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
  if (body) {
    const headers = { 'content-type': 'application/json' };
    return askForFile(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
  }
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return askForFile(`${path}?${new URLSearchParams(pairs)}`, { signal });
}

const newline = '\n'.charCodeAt(0);

/** Rows are lines, after the one with the headings. */
function linesIn(piece: Uint8Array): number {
  let lines = 0;
  for (const byte of piece) if (byte === newline) lines += 1;
  return lines;
}
