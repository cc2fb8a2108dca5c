import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '#client/lib/download';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import type { LeftOut, QuestionFile } from '#shared/items/formats/writing';
import type { Item } from '#shared/items/item';

interface ExportDialogProps {
  /** Becomes the name of the file. */
  title: string;
  items: readonly Item[];
  onClose: () => void;
}

interface ExportFormat {
  id: string;
  name: string;
  hint: string;
  write: (title: string, items: readonly Item[]) => Promise<Pick<QuestionFile, 'leftOut' | 'losses'>>;
}

// Each writer comes when it is pressed.
const formats: readonly ExportFormat[] = [
  {
    id: 'gift',
    name: 'GIFT',
    hint: 'For Moodle. Level, skill and tags become tags.',
    write: async (title, items) => {
      const { writeGift } = await import('#shared/items/formats/write-gift');
      const { text, ...rest } = writeGift(items);
      downloadFile({ title, extension: 'gift', type: 'text/plain;charset=utf-8', content: text });
      return rest;
    },
  },
  {
    id: 'aiken',
    name: 'Aiken',
    hint: 'Only questions with one right choice.',
    write: async (title, items) => {
      const { writeAiken } = await import('#shared/items/formats/write-aiken');
      const { text, ...rest } = writeAiken(items);
      downloadFile({ title, extension: 'txt', type: 'text/plain;charset=utf-8', content: text });
      return rest;
    },
  },
  {
    id: 'csv',
    name: 'Sheet (CSV)',
    hint: 'A row for each question, for any spreadsheet.',
    write: async (title, items) => {
      const { writeCsv } = await import('#shared/items/formats/write-csv');
      const { text, ...rest } = writeCsv(items);
      // The mark at the beginning tells spreadsheets that this is UTF-8.
      downloadFile({ title, extension: 'csv', type: 'text/csv;charset=utf-8', content: `\uFEFF${text}` });
      return rest;
    },
  },
  {
    id: 'qti',
    name: 'QTI 2.1',
    hint: 'A package for other systems: one right choice, true or false, and gaps.',
    write: async (title, items) => {
      const { writeQti21 } = await import('#shared/items/formats/write-qti');
      const { bytes, ...rest } = writeQti21(title, items);
      downloadFile({ title, extension: 'zip', type: 'application/zip', content: bytes });
      return rest;
    },
  },
  {
    id: 'json',
    name: 'JSON',
    hint: 'Everything, to be imported here again.',
    write: async (title, items) => {
      const { writeJson } = await import('#shared/items/formats/json');
      downloadFile({ title, extension: 'json', type: 'application/json', content: writeJson(items) });
      return { leftOut: [], losses: [] };
    },
  },
];

/** Hands the questions over as a file. What a format cannot hold is named, never left out in silence. */
export function ExportDialog({ title, items, onClose }: ExportDialogProps) {
  const [done, setDone] = useState<{ name: string; leftOut: LeftOut[]; losses: LeftOut[] }>();
  async function save({ name, write }: ExportFormat) {
    try {
      setDone({ name, ...(await write(title, items)) });
    } catch {
      notify.error('The file could not be made. Please check your connection and try again.');
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Export ${count(items.length, 'question')}`}
      size="md"
    >
      <ul className="grid gap-3">
        {formats.map((format) => (
          <li key={format.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="min-w-48 flex-1">
              <strong>{format.name}</strong>
              <br />
              <span className="text-sm text-muted">{format.hint}</span>
            </p>
            <Button
              variant="secondary"
              icon={<Download />}
              aria-label={`Save as ${format.name}`}
              onClick={() => void save(format)}
            >
              Save
            </Button>
          </li>
        ))}
      </ul>
      {done && done.leftOut.length + done.losses.length === 0 && (
        <Banner tone="good" className="mt-4" title={`${done.name}: all questions are in the file.`} />
      )}
      {done && done.leftOut.length > 0 && (
        <Banner
          tone="warn"
          className="mt-4"
          title={`${done.name}: ${items.length - done.leftOut.length} in the file, ${done.leftOut.length} left out`}
        >
          <LeftOutList list={done.leftOut} />
        </Banner>
      )}
      {done && done.losses.length > 0 && (
        <Banner tone="warn" className="mt-4" title={`${done.name}: not everything of each question is in the file`}>
          <LeftOutList list={done.losses} />
        </Banner>
      )}
    </Dialog>
  );
}

function LeftOutList({ list }: { list: readonly LeftOut[] }) {
  return (
    <ul className="max-h-48 overflow-y-auto">
      {list.slice(0, 50).map(({ question, why }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once and never changes
        <li key={place}>
          <span className="break-words">{question}</span> – {why}
        </li>
      ))}
      {list.length > 50 && <li>and {list.length - 50} more</li>}
    </ul>
  );
}
