import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '#client/lib/download';
import { askForFile, collectFile, nameOfFile, sentenceIn } from '#client/lib/fetch-file';

type State =
  | { kind: 'idle' }
  | { kind: 'coming'; bytes: number }
  | { kind: 'there'; bytes: number; name: string }
  | { kind: 'failed'; why: string };

const extension = 'zip';

/** Downloads one's own data as a ZIP file that the server makes meanwhile. */
export function useDownload() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'coming', bytes: 0 });
    try {
      const response = await askForFile('/api/profile/data.zip', { signal: controller.signal });
      if (!response.ok || !response.body) {
        setState({ kind: 'failed', why: (await sentenceIn(response)) ?? 'Your data could not be downloaded.' });
        return;
      }
      let bytes = 0;
      const content = await collectFile(response.body, (piece) => {
        bytes += piece.length;
        setState({ kind: 'coming', bytes });
      });
      const title = nameOfFile(response, extension) ?? 'classroom-studio';
      downloadFile({ title, extension, type: 'application/zip', content });
      setState({ kind: 'there', bytes, name: `${title}.${extension}` });
    } catch {
      setState(
        controller.signal.aborted
          ? { kind: 'idle' }
          : { kind: 'failed', why: 'The download broke off. Please check your connection and try again.' },
      );
    } finally {
      running.current = undefined;
    }
  }

  return {
    state,
    start,
    cancel: () => running.current?.abort(),
    forget: () => setState({ kind: 'idle' }),
  };
}
