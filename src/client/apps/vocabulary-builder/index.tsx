import { ListChecks, Play, Printer } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAttempt } from '#client/attempts/use-attempt';
import { newId } from '#client/lib/new-id';
import { trpc } from '#client/lib/trpc';
import { appOf } from '#client/library/open-path';
import { AppFrame } from '#client/present/app-frame';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import { PasteWords } from '#client/words/paste-words';
import { SendTo } from '#client/words/send-to';
import { UnsureWords } from '#client/words/unsure-words';
import { useMeanings } from '#client/words/use-meanings';
import { useWordBook, type WordBook } from '#client/words/use-word-book';
import { type CurrentWords, useWords } from '#client/words/use-words';
import { wordListLimits } from '#shared/content/words/word-list';
import { profileText } from '#shared/vocabulary/level-profile';
import type { MeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import { suggestedEntries } from '#shared/vocabulary/text-entries';
import { FromText } from './from-text';
import { ListsView } from './lists-view';
import { PickWords } from './pick-words';
import { Practice } from './practice';
import { useIpa } from './use-ipa';
import { useWork } from './use-work';
import { WordListView } from './word-list-view';
import { WordWall } from './word-wall';

const Sheets = lazy(() => import('./sheets').then((m) => ({ default: m.Sheets })));

/** From a text, a topic or a list to the words worth teaching, and from them to everything else. */
export default function VocabularyBuilderScreen() {
  const book = useWordBook();
  const meanings = useMeanings();
  return (
    <AppFrame
      app="vocabulary-builder"
      title="Vocabulary Builder"
      tagline="Find the words worth teaching, and teach them."
    >
      {({ isPresenting }) =>
        book.data && meanings.data ? (
          <Builder book={book.data} chooser={meanings.data} isPresenting={isPresenting} />
        ) : book.isError || meanings.isError ? (
          <Banner
            tone="warn"
            title="The word list could not be loaded."
            action={
              <Button variant="secondary" onClick={() => void book.refetch().then(() => meanings.refetch())}>
                Try again
              </Button>
            }
          >
            Please check your connection.
          </Banner>
        ) : (
          <Card>
            <SkeletonText lines={8} />
          </Card>
        )
      }
    </AppFrame>
  );
}

type View = 'find' | 'list' | 'practise' | 'lists';
type Source = 'text' | 'list' | 'topic' | 'pattern';

interface BuilderProps {
  book: WordBook;
  chooser: MeaningChooser;
  isPresenting: boolean;
}

function Builder({ book, chooser, isPresenting }: BuilderProps) {
  const { work, change } = useWork();
  const words = useWords();
  const isSent = /[?&](?:list|shared|level|words)=/.test(`?${useSearch()}`);
  const [isOffered, setOffered] = useState(isSent);
  const [view, setView] = useState<View>('find');
  const [source, setSource] = useState<Source>('text');
  const [pastedList, setPastedList] = useState('');
  const [isPrinting, setPrinting] = useState(false);
  const [, go] = useLocation();
  const player = useAttempt('vocabulary-builder');
  const isPlaying = player.state.kind === 'playing';

  // An attempt that was begun before a reload goes on at once.
  useEffect(() => {
    if (isPlaying) setView('practise');
  }, [isPlaying]);

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

  const utils = trpc.useUtils();
  const create = trpc.library.create.useMutation();
  const update = trpc.library.update.useMutation();

  async function save() {
    const data = { entries, sourceText };
    const kept = work.saved
      ? await update.mutateAsync({ id: work.saved.id, version: work.saved.version, kind: 'word-list', title, data })
      : await create.mutateAsync({ kind: 'word-list', title, data });
    change({ to: 'words', entries });
    change({ to: 'saved', id: kept.id, version: kept.version });
    notify.success(`Saved: ${kept.title}`);
    void utils.library.invalidate();
  }

  const savedId = work.saved && !work.saved.isChanged ? work.saved.id : undefined;
  const from: CurrentWords['from'] = savedId ? { list: savedId } : { entries: entries.slice(0, 200), title };

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

  function open(current: CurrentWords) {
    const { entries: theirs, sourceText: text } = current;
    change({ to: 'list', title: current.title, text, entries: theirs });
    setOffered(false);
    setView('list');
  }

  function playGaps() {
    setView('practise');
    void player.begin({
      activity: {
        kind: 'words',
        from,
        tasks: ['gap-choose', 'gap-type'],
        count: Math.min(60, Math.max(1, entries.length)),
      },
      mode: 'practice',
    });
  }

  // An attempt is played on the projector as well.
  if (isPresenting && view !== 'practise') return <WordWall title={title} entries={entries} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isOffered && words.words && (
        <Banner
          title={`${words.words.title}: ${words.words.entries.length} words`}
          onDismiss={() => setOffered(false)}
          action={
            <>
              <Button variant="secondary" onClick={() => words.words && open(words.words)}>
                Open them here
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  change({ to: 'more words', from: entries, entries: words.words?.entries ?? [] });
                  setOffered(false);
                  setView('list');
                }}
              >
                Add to my list
              </Button>
            </>
          }
        >
          You came here with these words. What is on your list stays until you open them.
        </Banner>
      )}
      <SegmentedControl<View>
        label="Step"
        hideLabel
        options={[
          { value: 'find', label: 'Find words' },
          { value: 'list', label: `My list (${entries.length})` },
          { value: 'practise', label: 'Practise' },
          { value: 'lists', label: 'Saved lists' },
        ]}
        value={view}
        onChange={setView}
      />
      {view === 'find' && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <SegmentedControl<Source>
            label="From"
            options={[
              { value: 'text', label: 'A text' },
              { value: 'list', label: 'A list' },
              { value: 'topic', label: 'A topic' },
              { value: 'pattern', label: 'A pattern' },
            ]}
            value={source}
            onChange={setSource}
          />
          {source === 'text' && (
            <FromText
              work={work}
              change={change}
              book={book}
              chooser={chooser}
              entries={entries}
              onUseAsList={(text) => {
                setPastedList(text);
                setSource('list');
              }}
            />
          )}
          {source === 'list' && (
            <Card>
              <PasteWords
                key={pastedList}
                initialText={pastedList}
                onDraft={(draft) => {
                  change({ to: 'list', title: draft.title, text: '', entries: draft.entries });
                  setView('list');
                }}
              />
            </Card>
          )}
          {(source === 'topic' || source === 'pattern') && (
            <PickWords key={source} by={source} work={work} change={change} book={book} entries={entries} />
          )}
        </div>
      )}
      {view === 'list' && (
        <WordListView
          work={work}
          change={change}
          book={book}
          entries={entries}
          isSaving={create.isPending || update.isPending}
          // What fails is said by the one toast for failures; the list stays as it is.
          onSave={() => void save().catch(() => undefined)}
        />
      )}
      {view === 'practise' && <Practice title={title} entries={entries} player={player} from={from} />}
      {view === 'lists' && <ListsView work={work} change={change} entries={entries} onOpen={() => setView('list')} />}

      {entries.length > 0 && (view === 'find' || view === 'list') && (
        <section
          aria-labelledby="send-heading"
          className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-4 print:hidden"
        >
          <h2 id="send-heading" className="text-lg font-bold">
            Use these {entries.length} words
          </h2>
          <UnsureWords
            entries={entries}
            action={
              view === 'find' && (
                <Button variant="secondary" onClick={() => setView('list')}>
                  Check them
                </Button>
              )
            }
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" icon={<Play />} onClick={playGaps}>
              Gap-fill round
            </Button>
            <Button variant="secondary" icon={<Printer />} onClick={() => setPrinting(true)}>
              Print sheets
            </Button>
            <Button
              variant="secondary"
              icon={<ListChecks />}
              pending={create.isPending}
              // What fails is said by the one toast for failures.
              onClick={() => void makeQuiz().catch(() => undefined)}
            >
              Make a quiz
            </Button>
            <SendTo
              source={savedId ? { kind: 'list', id: savedId } : { kind: 'draft' }}
              onSend={() => {
                if (!savedId) words.chooseDraft({ title, entries, sourceText });
              }}
            />
          </div>
        </section>
      )}
      <Suspense fallback={null}>
        {isPrinting && <Sheets title={title} entries={entries} book={book} onClose={() => setPrinting(false)} />}
      </Suspense>
    </div>
  );
}
