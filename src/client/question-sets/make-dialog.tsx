import { useRef, useState } from 'react';
import { useInSight } from '#client/lib/use-in-sight';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog, DialogClose } from '#client/ui/dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import type { Item } from '#shared/items/item';
import { BankQuestions } from './bank-questions';
import { CandidateList } from './candidate-list';
import { type MadeFrom, MakeForm, useMakeForm } from './make-form';
import { type SuggestFrom, useCandidates } from './use-candidates';

interface MakeDialogProps {
  /** What is there already: it is not suggested again. */
  items: readonly Item[];
  /** How many more there is room for. */
  most: number;
  onAdd: (items: Item[]) => void;
  onClose: () => void;
}

type From = MadeFrom | 'bank';

/** Questions made by the engines or chosen from the bank, each with its key and its reason, to be added one by one. */
export function MakeDialog({ items, most, onAdd, onClose }: MakeDialogProps) {
  const [from, setFrom] = useState<From>('topic');
  const form = useMakeForm();
  const { candidates, source, note, problem, setProblem, isMaking, make, replace, add } = useCandidates({
    items,
    onAdd,
  });
  const done = useRef<HTMLButtonElement>(null);
  const told = useInSight<HTMLDivElement>(problem);

  const added = candidates.filter(({ state }) => state === 'added');
  const offered = candidates.filter(({ state }) => state === 'offered');
  const left = most - added.length;
  const canAddAll = from !== 'bank' && offered.length > 1 && offered.length <= left;
  // Who has added some has chosen; who has added none may think that they are in already.
  const holdsQuestions = offered.length > 0 && added.length === 0;
  const isOfOther =
    offered.length > 0 && source !== undefined && !isSame(source, from !== 'bank' && form.requestFor(from));

  function makeThem(of: MadeFrom) {
    const request = form.requestFor(of);
    if (typeof request === 'string') setProblem(request);
    else void make(request, Number(form.count));
  }

  return (
    <Dialog
      open
      size="lg"
      title="Make questions"
      holdsWork={holdsQuestions || (form.text.trim() !== '' && added.length === 0)}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          {canAddAll && (
            <Button
              variant="primary"
              onClick={() => {
                add(offered.map(({ item }) => item));
                // This button goes.
                done.current?.focus();
              }}
            >
              Add all {offered.length}
            </Button>
          )}
          <DialogClose asChild>
            <Button ref={done} variant={added.length > 0 && !canAddAll ? 'primary' : 'secondary'}>
              Done
            </Button>
          </DialogClose>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SegmentedControl<From>
          label="From"
          value={from}
          onChange={(next) => {
            setFrom(next);
            setProblem(undefined);
          }}
          options={[
            { value: 'topic', label: 'A topic' },
            { value: 'grammar', label: 'Grammar' },
            { value: 'text', label: 'A text' },
            { value: 'list', label: 'My words' },
            { value: 'bank', label: 'Bank' },
          ]}
        />
        {left <= 0 && <p role="status">It is full: a hundred questions are in it.</p>}
        {from === 'bank' ? (
          <BankQuestions items={items} isFull={left <= 0} onAdd={(item) => onAdd([item])} />
        ) : (
          <>
            <MakeForm
              from={from}
              form={form}
              action={
                <Button
                  variant={candidates.length > 0 ? 'secondary' : 'primary'}
                  pending={isMaking}
                  pendingLabel="The questions are being made."
                  onClick={() => makeThem(from)}
                >
                  Make them
                </Button>
              }
            />
            {problem && (
              <div ref={told}>
                <Banner tone="warn" title={problem} />
              </div>
            )}
            {note && !isOfOther && <p role="status">{note}</p>}
            {isOfOther && (
              <p role="status">
                These questions are from before your change. Add them as they are, or make them again.
              </p>
            )}
            {isMaking && candidates.length === 0 && <SkeletonText lines={5} />}
            {candidates.length > 0 && (
              <CandidateList
                candidates={candidates}
                isFull={left <= 0}
                onAdd={(item) => add([item])}
                onReplace={(item) => void replace(item)}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Whether the questions were made of what the form asks for now. */
const isSame = (one: SuggestFrom, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
