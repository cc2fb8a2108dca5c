import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { EmptyState } from '#client/ui/empty-state';
import { IconButton } from '#client/ui/icon-button';
import { type CodexEntry, codexKindIds, codexKinds, novelLimits } from '#shared/novel/book';
import type { Desk } from './desk';
import { newEntryId } from './new-book';

const entryDialog = () => import('./entry-dialog').then((m) => m.EntryDialog);
const removeDialog = () => import('./remove-entry-dialog').then((m) => m.RemoveEntryDialog);

const headings = { character: 'Characters', place: 'Places', thing: 'Things' } as const;

/** Who and what is in the book, with the facts that must not change by accident. */
export function CodexTab({ desk }: { desk: Desk }) {
  const { codex } = desk.book.data;
  const [asking, setAsking] = useState<{ kind: 'edit' | 'remove'; entry: CodexEntry }>();
  const change = (next: CodexEntry[]) => desk.change({ ...desk.book, data: { ...desk.book.data, codex: next } });
  const isFull = codex.length >= novelLimits.codex;
  const close = () => setAsking(undefined);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap gap-2">
        {codexKindIds.map((kind) => (
          <Button
            key={kind}
            variant={kind === 'character' ? 'primary' : 'secondary'}
            icon={<Plus />}
            aria-disabled={isFull || undefined}
            onClick={() =>
              !isFull &&
              setAsking({ kind: 'edit', entry: { id: newEntryId(), kind, name: '', otherNames: [], facts: [] } })
            }
          >
            {codexKinds[kind]}
          </Button>
        ))}
      </div>
      {isFull && <p role="status">The book has 200 people, places and things. Take one out to add another.</p>}
      {codex.length === 0 && (
        <EmptyState title="Nobody is in the book yet">
          Add who and what is in your story. Their names light up in the text, and the plan asks about them.
        </EmptyState>
      )}
      {codexKindIds.map((kind) => {
        const entries = codex.filter((entry) => entry.kind === kind);
        if (entries.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`codex-${kind}`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h3 id={`codex-${kind}`} className="text-lg font-bold">
              {headings[kind]}
            </h3>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {entries.map((entry) => (
                <Card as="li" key={entry.id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
                  <div className="flex items-start gap-1">
                    <div className="min-w-0 flex-1">
                      <h4 className="font-bold wrap-anywhere">{entry.name}</h4>
                      {entry.otherNames.length > 0 && (
                        <p className="text-sm text-muted wrap-anywhere">also {entry.otherNames.join(', ')}</p>
                      )}
                    </div>
                    <IconButton
                      size="sm"
                      label={`Change ${entry.name}`}
                      icon={<Pencil />}
                      onClick={() => setAsking({ kind: 'edit', entry })}
                    />
                    <IconButton
                      size="sm"
                      variant="danger"
                      label={`Take out ${entry.name}`}
                      icon={<Trash2 />}
                      onClick={() => setAsking({ kind: 'remove', entry })}
                    />
                  </div>
                  <ul className="grid list-disc gap-1 pl-5">
                    {entry.facts.map((fact) => (
                      <li key={fact} className="wrap-anywhere">
                        {fact}
                      </li>
                    ))}
                  </ul>
                </Card>
              ))}
            </ul>
          </section>
        );
      })}
      {asking?.kind === 'edit' && (
        <LazyDialog
          load={entryDialog}
          dialog={{
            entry: asking.entry,
            others: codex.filter(({ id }) => id !== asking.entry.id),
            onSave(entry) {
              const isKnown = codex.some(({ id }) => id === entry.id);
              change(isKnown ? codex.map((one) => (one.id === entry.id ? entry : one)) : [...codex, entry]);
              close();
            },
            onClose: close,
          }}
        />
      )}
      {asking?.kind === 'remove' && (
        <LazyDialog
          load={removeDialog}
          dialog={{
            desk,
            entry: asking.entry,
            onRemove() {
              change(codex.filter(({ id }) => id !== asking.entry.id));
              close();
            },
            onClose: close,
          }}
        />
      )}
    </div>
  );
}
