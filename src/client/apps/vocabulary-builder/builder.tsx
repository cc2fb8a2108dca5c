import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useAttempt } from '#client/attempts/use-attempt';
import { Button } from '#client/ui/button';
import { SegmentedControl } from '#client/ui/segmented-control';
import type { WordBook } from '#client/words/use-word-book';
import { type CurrentWords, useWords } from '#client/words/use-words';
import type { MeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import { FindWords, useFindWords } from './find-words';
import { ListsView } from './lists-view';
import { OfferedWords } from './offered-words';
import { Practice } from './practice';
import { useBuilderWork } from './use-builder-work';
import { WordListView } from './word-list-view';
import { WordWall } from './word-wall';
import { WordsActions } from './words-actions';

type View = 'find' | 'list' | 'practise' | 'lists';

interface BuilderProps {
  book: WordBook;
  chooser: MeaningChooser;
  isPresenting: boolean;
}

/** The steps from finding words to practising them, on one list that is kept on the device. */
export function Builder({ book, chooser, isPresenting }: BuilderProps) {
  const builder = useBuilderWork(book, chooser);
  const { work, change, title, entries, sourceText, savedId, from } = builder;
  const words = useWords();
  const isSent = /[?&](?:list|shared|level|words)=/.test(`?${useSearch()}`);
  const [isOffered, setOffered] = useState(isSent);
  const [view, setView] = useState<View>('find');
  const finding = useFindWords();
  const player = useAttempt('vocabulary-builder');
  const isPlaying = player.state.kind === 'playing';

  // An attempt that was begun before a reload goes on at once.
  useEffect(() => {
    if (isPlaying) setView('practise');
  }, [isPlaying]);

  function open(current: CurrentWords) {
    change({ to: 'list', title: current.title, text: current.sourceText, entries: current.entries });
    setOffered(false);
    setView('list');
  }

  function addMore(current: CurrentWords) {
    change({ to: 'more words', from: entries, entries: current.entries });
    setOffered(false);
    setView('list');
  }

  function playGaps() {
    setView('practise');
    const count = Math.min(60, Math.max(1, entries.length));
    void player.begin({
      activity: { kind: 'words', from, tasks: ['gap-choose', 'gap-type'], count },
      mode: 'practice',
    });
  }

  // An attempt is played on the projector as well.
  if (isPresenting && view !== 'practise') return <WordWall title={title} entries={entries} />;
  const offered = isOffered ? words.words : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {offered && (
        <OfferedWords
          words={offered}
          onOpen={() => open(offered)}
          onAdd={() => addMore(offered)}
          onDismiss={() => setOffered(false)}
        />
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
        <FindWords
          finding={finding}
          work={work}
          change={change}
          book={book}
          chooser={chooser}
          entries={entries}
          onList={() => setView('list')}
        />
      )}
      {view === 'list' && (
        <WordListView
          work={work}
          change={change}
          book={book}
          entries={entries}
          isSaving={builder.isSaving}
          onSave={builder.save}
        />
      )}
      {view === 'practise' && <Practice title={title} entries={entries} player={player} from={from} />}
      {view === 'lists' && <ListsView work={work} change={change} entries={entries} onOpen={() => setView('list')} />}
      {entries.length > 0 && (view === 'find' || view === 'list') && (
        <WordsActions
          title={title}
          entries={entries}
          book={book}
          savedId={savedId}
          isMakingQuiz={builder.isMakingQuiz}
          onPlay={playGaps}
          onMakeQuiz={builder.makeQuiz}
          onSend={() => {
            if (!savedId) words.chooseDraft({ title, entries, sourceText });
          }}
          check={
            view === 'find' && (
              <Button variant="secondary" onClick={() => setView('list')}>
                Check them
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
