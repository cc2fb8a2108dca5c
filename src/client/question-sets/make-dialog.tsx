import { Check, Plus, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureText } from '#client/lib/failure-text';
import { newId } from '#client/lib/new-id';
import { type RouterInputs, trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import { TextArea } from '#client/ui/text-area';
import { SavedLists } from '#client/words/saved-lists';
import { type Topic, topicIds, topics } from '#shared/content/words/topics';
import { type Level, levels } from '#shared/core/level';
import { newSeed } from '#shared/core/random';
import { points } from '#shared/grammar/points';
import type { Item } from '#shared/items/item';
import { askedOf } from '#shared/items/text-of';
import { BankQuestions } from './bank-questions';
import { CandidateText } from './candidate-text';

interface MakeDialogProps {
  /** What is there already: it is not suggested again. */
  items: readonly Item[];
  /** How many more there is room for. */
  most: number;
  onAdd: (items: Item[]) => void;
  onClose: () => void;
}

type From = 'topic' | 'grammar' | 'text' | 'list' | 'bank';
type Suggest = RouterInputs['quizzes']['suggest'];

interface Candidate {
  /** Its place: another question in it leaves the focus where it is. */
  place: string;
  item: Item;
  state: 'offered' | 'added' | 'replacing';
}

const counts = ['3', '5', '10'] as const;
const network = 'The server could not be reached. Please check your connection and try again.';

/** Questions made by the engines or chosen from the bank, each with its key and its reason, to be added one by one. */
export function MakeDialog({ items, most, onAdd, onClose }: MakeDialogProps) {
  const [from, setFrom] = useState<From>('topic');
  const [level, setLevel] = useState<Level>('A2');
  const [topic, setTopic] = useState<Topic>('food');
  const [point, setPoint] = useState<string>(points[0]?.id ?? '');
  const [text, setText] = useState('');
  const [list, setList] = useState<string>();
  const [count, setCount] = useState<(typeof counts)[number]>('5');
  const [candidates, setCandidates] = useState<Candidate[]>([]);
  const [source, setSource] = useState<Suggest['from']>();
  const [problem, setProblem] = useState<string>();
  const suggest = trpc.quizzes.suggest.useMutation({ meta: { showsOwnErrors: true } });

  const done = useRef<HTMLButtonElement>(null);

  const wanted = sourceOf();
  const left = most - candidates.filter(({ state }) => state === 'added').length;

  function sourceOf(): Suggest['from'] | undefined {
    if (from === 'topic') return { topic, level };
    if (from === 'grammar') return { points: [point] };
    if (from === 'text') return text.trim() ? { text: text.slice(0, 6000), level } : undefined;
    return list ? { list } : undefined;
  }

  const avoid = () => [...items, ...candidates.map(({ item }) => item)].map(askedOf).slice(-200);

  async function make(wish: Suggest['from'] | undefined) {
    if (!wish) return setProblem(from === 'text' ? 'Please paste a text first.' : 'Please choose a list first.');
    setProblem(undefined);
    setSource(wish);
    try {
      const made = await suggest.mutateAsync({ from: wish, count: Number(count), seed: newSeed(), avoid: avoid() });
      setCandidates((known) => [
        ...known.filter(({ state }) => state === 'added'),
        ...made.items.map((item): Candidate => ({ place: item.id, item, state: 'offered' })),
      ]);
    } catch (error) {
      setProblem(failureText(error, { fallback: 'The questions could not be made.', network }));
    }
  }

  const mark = (id: string, state: Candidate['state']) =>
    setCandidates((known) => known.map((one) => (one.item.id === id ? { ...one, state } : one)));

  async function replace(old: Item) {
    if (!source) return;
    setProblem(undefined);
    mark(old.id, 'replacing');
    try {
      const { items: made } = await suggest.mutateAsync({ from: source, count: 1, seed: newSeed(), avoid: avoid() });
      const [item] = made;
      // Anyone who added the old one in the meantime keeps it.
      setCandidates((known) =>
        known.map((one) =>
          one.item.id === old.id && one.state === 'replacing' && item ? { ...one, item, state: 'offered' } : one,
        ),
      );
    } catch (error) {
      setCandidates((known) =>
        known.map((one) => (one.item.id === old.id && one.state === 'replacing' ? { ...one, state: 'offered' } : one)),
      );
      setProblem(failureText(error, { fallback: 'Another question could not be made.', network }));
    }
  }

  function add(chosen: readonly Item[]) {
    for (const { id } of chosen) mark(id, 'added');
    onAdd(chosen.map((item) => ({ ...item, id: newId() })));
  }

  const offered = candidates.filter(({ state }) => state === 'offered');
  return (
    <Dialog
      open
      size="lg"
      title="Make questions"
      holdsWork={text.trim() !== '' && !candidates.some(({ state }) => state === 'added')}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          {from !== 'bank' && offered.length > 1 && offered.length <= left && (
            <Button
              variant="secondary"
              onClick={() => {
                add(offered.map(({ item }) => item));
                // This button goes.
                done.current?.focus();
              }}
            >
              Add all {offered.length}
            </Button>
          )}
          <Button ref={done} variant={candidates.length > 0 ? 'primary' : 'secondary'} onClick={onClose}>
            Done
          </Button>
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
            {from === 'text' && (
              <TextArea
                label="Text"
                hint="Plain English sentences work best. At most 6000 characters are read."
                rows={6}
                className="max-h-72 overflow-y-auto"
                value={text}
                error={text.length > 6000 ? `Only the first 6000 of ${text.length} characters are read.` : undefined}
                onChange={(event) => setText(event.target.value)}
              />
            )}
            {from === 'list' && <SavedLists onChoose={setList} />}
            {from === 'list' && list && <p role="status">The list is chosen.</p>}
            <div className="flex flex-wrap items-end gap-4">
              {from === 'topic' && (
                <SelectField<Topic>
                  label="Topic"
                  value={topic}
                  onChange={setTopic}
                  options={topicIds.map((value) => ({ value, label: topics[value] }))}
                />
              )}
              {from === 'grammar' && (
                <SelectField
                  label="Grammar point"
                  value={point}
                  onChange={setPoint}
                  options={points.map(({ id, name, level: its }) => ({ value: id, label: `${its}: ${name}` }))}
                />
              )}
              {(from === 'topic' || from === 'text') && (
                <SelectField<Level>
                  label="Level"
                  value={level}
                  onChange={setLevel}
                  options={levels.map((value) => ({ value, label: value }))}
                />
              )}
              <SegmentedControl
                label="How many"
                value={count}
                onChange={setCount}
                options={counts.map((value) => ({ value, label: value }))}
              />
              <Button
                variant={candidates.length > 0 ? 'secondary' : 'primary'}
                pending={suggest.isPending}
                pendingLabel="The questions are being made."
                onClick={() => void make(wanted)}
              >
                Make them
              </Button>
            </div>
            {problem && <Banner tone="warn" title={problem} />}
            {suggest.isPending && candidates.length === 0 && <SkeletonText lines={5} />}
            {candidates.length > 0 && (
              <ol aria-label="Suggested questions" className="grid gap-3">
                {candidates.map(({ place, item, state }) => (
                  <li key={place} className="grid gap-2 rounded-card border border-line p-4">
                    <CandidateText item={item} />
                    <div className="flex flex-wrap gap-2">
                      {/* One button before and after, so that the focus stays on it. */}
                      <Button
                        size="sm"
                        variant="secondary"
                        icon={state === 'added' ? <Check /> : <Plus />}
                        aria-disabled={state === 'added' || left <= 0 || undefined}
                        className="aria-disabled:opacity-55"
                        aria-label={`${state === 'added' ? 'Added' : 'Add'}: ${item.prompt}`}
                        onClick={() => state !== 'added' && left > 0 && add([item])}
                      >
                        {state === 'added' ? 'Added' : 'Add'}
                      </Button>
                      {state !== 'added' && (
                        <Button
                          size="sm"
                          variant="quiet"
                          icon={<RefreshCw />}
                          pending={state === 'replacing'}
                          aria-label={`Another one instead of: ${item.prompt}`}
                          onClick={() => void replace(item)}
                        >
                          Another one
                        </Button>
                      )}
                    </div>
                  </li>
                ))}
              </ol>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
