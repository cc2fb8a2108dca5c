import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { FileField } from '#client/ui/file-field';
import type { ImportNote } from '#shared/api/shelf';
import { count } from '#shared/core/count';
import { shelfLimits } from '#shared/library/shelf-limits';
import { importAll } from './import-all';

const file = z.union([
  z.object({ items: z.array(z.json()) }).transform(({ items }) => items),
  z.array(z.json()),
  z.looseObject({ kind: z.string() }).transform((one) => [z.json().parse(one)]),
]);
const largest = 100_000_000;

/** Reads saved work from a file, and tells what could not be kept. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [fault, setFault] = useState<string>();
  const utils = trpc.useUtils();
  const read = useMutation({
    mutationFn: (items: Parameters<typeof importAll>[1]) => importAll(utils.client, items),
    onSuccess: () => utils.library.invalidate(),
  });
  const answer = read.data;

  async function choose(upload: File) {
    read.reset();
    const items = upload.size > largest ? undefined : await itemsIn(upload);
    const problem =
      upload.size > largest
        ? 'This file is too large. At most 100 MB, please: export fewer things at a time.'
        : !items
          ? 'This file holds no saved work. Choose a .json file that was exported here.'
          : items.length === 0 || items.length > shelfLimits.atOnce
            ? `Please choose a file with 1 to ${shelfLimits.atOnce} things in it.`
            : undefined;
    setFault(problem);
    if (items && !problem) read.mutate(items);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import a file"
      description="A .json file that was exported from a lesson library, with one thing in it or many."
      size="md"
      actions={
        <Button variant={answer ? 'primary' : 'secondary'} onClick={onClose}>
          {answer ? 'Done' : 'Cancel'}
        </Button>
      }
    >
      <div className="grid gap-4">
        <FileField accept=".json,application/json" onChoose={(upload) => void choose(upload)} />
        {fault && <Banner tone="bad" title={fault} />}
        {read.isPending && <p role="status">Reading the file…</p>}
        {answer && (
          <Banner
            tone={answer.made.length > 0 ? 'good' : 'warn'}
            title={`${count(answer.made.length, 'thing was', 'things were')} imported.`}
          />
        )}
        {answer && <Notes notes={answer.notes} />}
      </div>
    </Dialog>
  );
}

function Notes({ notes }: { notes: readonly ImportNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">Please look at these</h3>
      <ul className="grid gap-2">
        {notes.map(({ title, text }) => (
          <li key={`${title} ${text}`} className="wrap-anywhere">
            <strong>{title}:</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

async function itemsIn(upload: File) {
  try {
    return file.parse(JSON.parse(await upload.text()));
  } catch {
    return undefined;
  }
}
