import { ListChecks, Play, Printer } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#client/ui/button';
import { SendTo } from '#client/words/send-to';
import { UnsureWords } from '#client/words/unsure-words';
import type { WordBook } from '#client/words/use-word-book';
import type { WordEntry } from '#shared/content/words/word-list';

const Sheets = lazy(() => import('./sheets').then((m) => ({ default: m.Sheets })));

interface WordsActionsProps {
  title: string;
  entries: WordEntry[];
  book: WordBook;
  /** The saved list that these words are, where nothing changed since. */
  savedId: string | undefined;
  isMakingQuiz: boolean;
  onPlay: () => void;
  onMakeQuiz: () => void;
  /** Before unsaved words go to another app. */
  onSend: () => void;
  /** Where words are checked whose meaning is not sure. */
  check: ReactNode;
}

/** What can be done with the words: a round, sheets, a quiz, or another app. */
export function WordsActions({
  title,
  entries,
  book,
  savedId,
  isMakingQuiz,
  onPlay,
  onMakeQuiz,
  onSend,
  check,
}: WordsActionsProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <section
        aria-labelledby="send-heading"
        className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-4 print:hidden"
      >
        <h2 id="send-heading" className="text-lg font-bold">
          Use these {entries.length} words
        </h2>
        <UnsureWords entries={entries} action={check} />
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" icon={<Play />} onClick={onPlay}>
            Gap-fill practice
          </Button>
          <Button variant="secondary" icon={<Printer />} onClick={() => setPrinting(true)}>
            Print sheets
          </Button>
          <Button variant="secondary" icon={<ListChecks />} pending={isMakingQuiz} onClick={onMakeQuiz}>
            Make a quiz
          </Button>
          <SendTo source={savedId ? { kind: 'list', id: savedId } : { kind: 'draft' }} onSend={onSend} />
        </div>
      </section>
      <Suspense fallback={null}>
        {isPrinting && <Sheets title={title} entries={entries} book={book} onClose={() => setPrinting(false)} />}
      </Suspense>
    </>
  );
}
