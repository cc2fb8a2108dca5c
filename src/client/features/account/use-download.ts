import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '../../lib/download';
import { askForFile, collectFile, nameOfFile, sentenceIn } from '../../lib/fetch-file';

type State =
  | { is: 'idle' }
  | { is: 'coming'; bytes: number }
  | { is: 'there'; bytes: number; name: string }
  | { is: 'failed'; why: string };

const extension = 'zip';

/** Downloads one's own data as a ZIP file that the server makes meanwhile. */
export function useDownload() {
  const [state, setState] = useState<State>({ is: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ is: 'coming', bytes: 0 });
    try {
      const response = await askForFile('/api/profile/data.zip', { signal: controller.signal });
      if (!response.ok || !response.body) {
        setState({ is: 'failed', why: (await sentenceIn(response)) ?? 'Your data could not be downloaded.' });
        return;
      }
      let bytes = 0;
      const content = await collectFile(response.body, (piece) => {
        bytes += piece.length;
        setState({ is: 'coming', bytes });
      });
      const title = nameOfFile(response, extension) ?? 'classroom-studio';
      downloadFile({ title, extension, type: 'application/zip', content });
      setState({ is: 'there', bytes, name: `${title}.${extension}` });
    } catch {
      setState(
        controller.signal.aborted
          ? { is: 'idle' }
          : { is: 'failed', why: 'The download broke off. Please check your connection and try again.' },
      );
    } finally {
      running.current = undefined;
    }
  }

  return {
    state,
    start,
    cancel: () => running.current?.abort(),
    forget: () => setState({ is: 'idle' }),
  };
}
