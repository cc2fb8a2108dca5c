import { useState } from 'react';
import { trpc } from '#client/lib/trpc';
import { notify } from '#client/ui/toast';
import type { HostLive } from '#shared/api/live';
import { count } from '#shared/core/count';
import { choiceLetters } from '#shared/items/choice-letters';
import { choicesOf } from '#shared/live/choices';
import { isAlone } from '#shared/live/ways';
import { type Letters, storedLetters, storeLetters } from './paper-draft';
import { paperPeople } from './paper-people';

/** What a class without devices answers by cards: marked first, and kept all at once. */
export function usePaper({ game, classId, players }: HostLive) {
  const { id, question, ballot, item, phase } = game;
  const utils = trpc.useUtils();
  const roster = trpc.classes.get.useQuery({ id: classId ?? '' }, { enabled: classId !== null });
  const of = `${id} ${question} ${ballot}`;
  const [draft, setDraft] = useState<{ of: string; letters: Letters }>();
  const marked = draft?.of === of ? draft.letters : storedLetters(of);
  const keeping = trpc.live.paper.useMutation({ onSettled: () => utils.live.host.invalidate({ id }) });
  const isOpen = item !== null && !isAlone(game.settings) && (phase === 'question' || phase === 'locked');
  const students = roster.data?.roster ?? [];
  const people = paperPeople(students, players);
  const added = players.filter(({ isOnPaper }) => isOnPaper);
  const left = people.filter(({ hasAnswered }) => !hasAnswered);
  const answers = isOpen
    ? left.flatMap(({ id: person, who }) => {
        const letter = marked[person];
        return letter ? [{ who, letter }] : [];
      })
    : [];

  function change(letters: Letters) {
    storeLetters(of, letters);
    setDraft({ of, letters });
  }
  /** False where it did not reach the server: then the letters stay. */
  async function keep(): Promise<boolean> {
    if (answers.length === 0) return true;
    try {
      const { kept } = await keeping.mutateAsync({ id, question, ballot, answers });
      change({});
      notify.success(`${count(kept, 'answer')} kept.`);
      return true;
    } catch {
      // A toast has said why.
      return false;
    }
  }
  return {
    gameId: id,
    roster,
    people,
    /** How many were added who have no device. */
    onPaper: added.length,
    /** Who gets a card with a name. */
    names: [...students, ...added.filter(({ isKicked }) => !isKicked)].map(({ name }) => name),
    /** Of the choices that are asked now; none where there is nothing to hold up. */
    letters: isOpen ? [...choiceLetters].slice(0, choicesOf(item).length) : [],
    marked,
    mark: (person: string, letter: string) =>
      change(Object.fromEntries(Object.entries({ ...marked, [person]: letter }).filter(([, given]) => given !== ''))),
    waiting: answers.length,
    isKeeping: keeping.isPending,
    keep,
  };
}

export type Paper = ReturnType<typeof usePaper>;
