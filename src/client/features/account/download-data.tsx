import { Download } from 'lucide-react';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { useDownload } from './use-download';

/** The file of one's own data: asked for, on its way, there, or why it is not. */
export function DownloadData() {
  const { state, start, cancel, forget } = useDownload();
  return (
    <div className="grid max-w-measure justify-items-start gap-4">
      <p>
        It holds your profile, saved work, results, answers, recordings, pictures and all else that the portal keeps of
        you, as JSON, and as tables that open in a spreadsheet. A file in it says what is what. You can download it five
        times a day.
      </p>
      {state.kind === 'failed' && (
        <Banner tone="bad" onDismiss={forget} className="w-full">
          {state.why}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          icon={<Download />}
          pending={state.kind === 'coming'}
          pendingLabel="Downloading…"
          onClick={() => void start()}
        >
          Download your data
        </Button>
        {state.kind === 'coming' && (
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
        )}
        <p role="status" className="tabular-nums">
          {state.kind === 'coming' && state.bytes > 0 && `${sizeText(state.bytes)} so far`}
          {state.kind === 'there' && `Downloaded: ${state.name}, ${sizeText(state.bytes)}.`}
        </p>
      </div>
    </div>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
