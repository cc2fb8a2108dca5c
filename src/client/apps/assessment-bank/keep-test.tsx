import { Printer } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { PrintSet } from '#client/question-sets/print-set';
import { setPath } from '#client/question-sets/set-words';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { SegmentedControl } from '#client/ui/segmented-control';
import { TextField } from '#client/ui/text-field';
import type { Item } from '#shared/items/item';
import { questionSetLimit } from '#shared/items/question-set';

/** What takes the place of a pressed button takes its focus too. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Keeps questions as a test or a quiz, and prints them. */
export function KeepTest({ items }: { items: readonly Item[] }) {
  const utils = trpc.useUtils();
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<'test' | 'quiz'>('test');
  const [isAsked, setAsked] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const make = trpc.bank.makeTest.useMutation({
    meta: { showsOwnErrors: true },
    onSuccess: () => Promise.all([utils.bank.invalidate(), utils.library.invalidate()]),
  });
  const isTooMany = items.length > questionSetLimit;

  function save() {
    setAsked(true);
    if (title.trim() && !isTooMany) make.mutate({ kind, title: title.trim(), ids: items.map(({ id }) => id) });
  }

  return (
    <div className="grid gap-4">
      {isTooMany && (
        <Banner
          tone="warn"
          title={`A test holds at most ${questionSetLimit} questions, and these are ${items.length}.`}
        />
      )}
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label="Title"
          className="min-w-56 flex-1"
          value={title}
          maxLength={120}
          error={isAsked && !title.trim() ? 'Please enter a title.' : undefined}
          onChange={(event) => {
            make.reset();
            setTitle(event.target.value);
          }}
        />
        <SegmentedControl
          label="Save as"
          options={[
            { value: 'test', label: 'Test' },
            { value: 'quiz', label: 'Quiz' },
          ]}
          value={kind}
          onChange={setKind}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {make.data ? (
          <ButtonLink ref={focus} variant="primary" href={setPath(make.data.kind, make.data.id)}>
            Open the {make.data.kind}
          </ButtonLink>
        ) : (
          <Button variant="primary" pending={make.isPending} onClick={save}>
            Save as a {kind}
          </Button>
        )}
        <Button variant="secondary" icon={<Printer />} onClick={() => setPrinting(true)}>
          Print
        </Button>
      </div>
      {make.isError && (
        <Banner
          tone="bad"
          title={failureText(make.error, {
            fallback: 'This could not be saved.',
            network: 'The server could not be reached. Please try again.',
          })}
        />
      )}
      {make.data && (
        <Banner tone="good" title={`Saved: ${make.data.title}`}>
          It is in your library as a {make.data.kind}, with the version that each question has now.
        </Banner>
      )}
      {isPrinting && (
        <PrintSet
          title={title.trim() || 'Test'}
          intro=""
          items={items}
          shuffleOptions
          onClose={() => setPrinting(false)}
        />
      )}
    </div>
  );
}
