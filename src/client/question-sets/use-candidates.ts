import { useState } from 'react';
import { failureText } from '#client/lib/failure-text';
import { newId } from '#client/lib/new-id';
import { type RouterInputs, trpc } from '#client/lib/trpc';
import { newSeed } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { askedOf } from '#shared/items/text-of';
import { fewerNote } from './fewer-note';

export type SuggestFrom = RouterInputs['quizzes']['suggest']['from'];

export interface Candidate {
  /** Its place: another question in it leaves the focus where it is. */
  place: string;
  item: Item;
  state: 'offered' | 'added' | 'replacing';
}

const network = 'The server could not be reached. Please check your connection and try again.';

interface CandidatesOptions {
  /** What is there already: it is not suggested again. */
  items: readonly Item[];
  onAdd: (items: Item[]) => void;
}

/** Questions that the engines suggest: made, replaced by others, and added one by one or together. */
export function useCandidates({ items, onAdd }: CandidatesOptions) {
  const [candidates, setCandidates] = useState<Candidate[]>([]);
  const [source, setSource] = useState<SuggestFrom>();
  const [problem, setProblem] = useState<string>();
  /** That fewer came than were asked for. */
  const [note, setNote] = useState<string>();
  const suggest = trpc.quizzes.suggest.useMutation({ meta: { showsOwnErrors: true } });

  const avoid = () => [...items, ...candidates.map(({ item }) => item)].map(askedOf).slice(-200);

  async function make(from: SuggestFrom, count: number) {
    setProblem(undefined);
    setNote(undefined);
    setSource(from);
    try {
      const answer = await suggest.mutateAsync({ from, count, seed: newSeed(), avoid: avoid() });
      setCandidates((before) => [
        ...before.filter(({ state }) => state === 'added'),
        ...answer.items.map((item): Candidate => ({ place: item.id, item, state: 'offered' })),
      ]);
      setNote(fewerNote(from, answer.items.length, count));
    } catch (error) {
      setProblem(failureText(error, { fallback: 'The questions could not be made.', network }));
    }
  }

  const mark = (id: string, state: Candidate['state']) =>
    setCandidates((before) => before.map((one) => (one.item.id === id ? { ...one, state } : one)));

  /** Changes one while it waits for another; a user who added it in the meantime keeps it. */
  const settle = (id: string, next: Partial<Candidate>) =>
    setCandidates((before) =>
      before.map((one) => (one.item.id === id && one.state === 'replacing' ? { ...one, ...next } : one)),
    );

  async function replace({ id }: Item) {
    if (!source) return;
    setProblem(undefined);
    mark(id, 'replacing');
    try {
      const answer = await suggest.mutateAsync({ from: source, count: 1, seed: newSeed(), avoid: avoid() });
      const [item] = answer.items;
      settle(id, { ...(item && { item }), state: 'offered' });
    } catch (error) {
      settle(id, { state: 'offered' });
      setProblem(failureText(error, { fallback: 'Another question could not be made.', network }));
    }
  }

  function add(selection: readonly Item[]) {
    for (const { id } of selection) mark(id, 'added');
    onAdd(selection.map((item) => ({ ...item, id: newId() })));
  }

  return { candidates, source, note, problem, setProblem, isMaking: suggest.isPending, make, replace, add };
}
