import { Download, History, Printer, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { trpc } from '#client/lib/trpc';
import { statusTexts } from '#client/library/autosave/status-texts';
import type { SaveStatus } from '#client/library/autosave/use-autosave';
import { ofKind } from '#client/library/of-kind';
import { Button } from '#client/ui/button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { TextField } from '#client/ui/text-field';
import { useChecker } from '#client/writing/use-checker';
import { useWritingLog } from '#client/writing/use-writing-log';
import { Check } from './check';
import { Draft } from './draft';
import { Ideas } from './ideas';
import { Model } from './model';
import { Plan } from './plan';
import { PresentTask } from './present-task';
import { Process } from './process';
import type { Work } from './work';

const steps = {
  ideas: 'Ideas',
  plan: 'Plan',
  draft: 'Draft',
  check: 'Check',
  model: 'Model text',
  process: 'How I wrote it',
} as const;
type Step = keyof typeof steps;

interface TextScreenProps {
  id: string;
  work: Work;
  onChange: (work: Work) => void;
  status: SaveStatus;
  saveNow: () => Promise<void>;
  /** Begins again from what the server has: an older version may be the present one. */
  onReopen: () => void;
  /** The class is looking: the task alone, as large as it goes. */
  isPresenting: boolean;
}

/** One text, step by step; each step can be left and come back to. */
export function TextScreen({ id, work, onChange, status, saveNow, onReopen, isPresenting }: TextScreenProps) {
  const { data, title } = work;
  const [step, setStep] = useState<Step>(data.draft ? 'draft' : 'ideas');
  const [dialog, setDialog] = useState<'hand-in' | 'versions' | 'print' | 'export'>();
  const saved = trpc.library.get.useQuery({ id }, { enabled: dialog === 'versions' });
  const latest = useRef(work);
  latest.current = work;
  const log = useWritingLog(data.log, data.draft);
  // So that they are there when the text is to be checked, also without a connection.
  useChecker();

  const set = (part: Partial<Work['data']>) =>
    onChange({ ...latest.current, data: { ...latest.current.data, ...part } });
  const write = (draft: string) => set({ draft, log: log.read(draft) });
  const writing = saved.data && ofKind(saved.data, 'writing');

  if (isPresenting) return <PresentTask data={data} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Title"
          value={title}
          maxLength={120}
          onChange={(event) => onChange({ ...work, title: event.target.value })}
          className="min-w-0 flex-1 basis-64"
        />
        <p role="status" className="py-2 text-muted">
          {statusTexts[status]}
        </p>
        <Button icon={<Send />} onClick={() => setDialog('hand-in')}>
          Hand in
        </Button>
        <Button variant="secondary" icon={<History />} onClick={() => void saveNow().then(() => setDialog('versions'))}>
          Versions
        </Button>
        <Button variant="secondary" icon={<Printer />} onClick={() => setDialog('print')}>
          Print
        </Button>
        <Button variant="secondary" icon={<Download />} onClick={() => setDialog('export')}>
          Export
        </Button>
      </div>
      <p className="max-w-measure font-bold wrap-anywhere">{data.prompt}</p>
      <SegmentedControl<Step>
        label="Step"
        hideLabel
        value={step}
        onChange={setStep}
        options={(['ideas', 'plan', 'draft', 'check', 'model', 'process'] as const).map((value) => ({
          value,
          label: steps[value],
        }))}
      />
      {step === 'ideas' && <Ideas data={data} onChange={set} />}
      {step === 'plan' && <Plan data={data} onChange={set} />}
      {step === 'draft' && <Draft data={data} onEdit={log.note} onWrite={write} />}
      {step === 'check' && <Check data={data} onChange={set} onEdit={log.note} onWrite={write} />}
      {step === 'model' && <Model id={id} data={data} onChange={set} />}
      {step === 'process' && <Process log={data.log} onForget={() => set({ log: log.forget() })} />}
      {dialog === 'hand-in' && (
        <LazyDialog
          load={() => import('#client/writing/hand-in-dialog').then((m) => m.HandInDialog)}
          dialog={{
            work: {
              appId: 'writers-block-assistant',
              resourceId: id,
              title: title.trim() || 'Untitled',
              task: data.prompt,
              text: data.draft,
            },
            log: data.log,
            onClose: () => setDialog(undefined),
          }}
        />
      )}
      {dialog === 'versions' && writing && (
        <LazyDialog
          load={() => import('#client/library/versions-dialog').then((m) => m.VersionsDialog)}
          dialog={{ work: writing, onClose: onReopen }}
        />
      )}
      {dialog === 'export' && (
        <LazyDialog
          load={() => import('./export-text').then((m) => m.ExportText)}
          dialog={{ work, onClose: () => setDialog(undefined) }}
        />
      )}
      {dialog === 'print' && (
        <LazyDialog
          load={() => import('./print-text').then((m) => m.PrintText)}
          dialog={{ work, onClose: () => setDialog(undefined) }}
        />
      )}
    </div>
  );
}
