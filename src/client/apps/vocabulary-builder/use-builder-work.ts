import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { newId } from '#client/lib/new-id';
import { trpc } from '#client/lib/trpc';
import { appOf } from '#client/library/open-path';
import { notify } from '#client/ui/toast';
import type { WordBook } from '#client/words/use-word-book';
import type { CurrentWords } from '#client/words/use-words';
import { wordListLimits } from '#shared/content/words/word-list';
import { profileText } from '#shared/vocabulary/level-profile';
import type { MeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import { suggestedEntries } from '#shared/vocabulary/text-entries';
import { useIpa } from './use-ipa';
import { useWork } from './use-work';

/** The words that are being made, and what is kept of them: as a list, and as a quiz about them. */
export function useBuilderWork(book: WordBook, chooser: MeaningChooser) {
  const { work, change } = useWork();
  const [, go] = useLocation();
  const utils = trpc.useUtils();
  const create = trpc.library.create.useMutation();
  const update = trpc.library.update.useMutation();

  const suggested = useMemo(
    () =>
      work.entries
        ? []
        : suggestedEntries({
            text: work.text,
            profile: profileText(work.text, book.index),
            classLevel: work.classLevel,
            chooser,
          }),
    [work, book, chooser],
  );
  const entries = useIpa(work.entries ?? suggested);
  const title = work.title.trim() || 'My words';
  const sourceText = work.text.slice(0, wordListLimits.sourceText);
  const savedId = work.saved && !work.saved.isChanged ? work.saved.id : undefined;
  const from: CurrentWords['from'] = savedId ? { list: savedId } : { entries: entries.slice(0, 200), title };

  async function save() {
    const data = { entries, sourceText };
    const list = work.saved
      ? await update.mutateAsync({ id: work.saved.id, version: work.saved.version, kind: 'word-list', title, data })
      : await create.mutateAsync({ kind: 'word-list', title, data });
    change({ to: 'words', entries });
    change({ to: 'saved', id: list.id, version: list.version });
    notify.success(`Saved: ${list.title}`);
    void utils.library.invalidate();
  }

  /** Keeps a quiz about the words, and goes to it. */
  async function makeQuiz() {
    const { quizAbout } = await import('./make-items');
    const items = quizAbout(entries, book).map((item) => ({ ...item, id: newId() }));
    if (items.length === 0) return notify.info('These words have no meanings or sentences yet. Add some first.');
    const quiz = await create.mutateAsync({ kind: 'quiz', title: `${title.slice(0, 110)}: quiz`, data: { items } });
    void utils.library.list.invalidate();
    const there = appOf({ id: quiz.id, kind: 'quiz' });
    if (there) go(there.path);
  }

  return {
    work,
    change,
    title,
    entries,
    sourceText,
    savedId,
    from,
    isSaving: create.isPending || update.isPending,
    isMakingQuiz: create.isPending,
    // What fails is said by the one toast for failures; the words stay as they are.
    save: () => void save().catch(() => undefined),
    makeQuiz: () => void makeQuiz().catch(() => undefined),
  };
}
