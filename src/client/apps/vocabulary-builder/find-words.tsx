import { useState } from 'react';
import { Card } from '#client/ui/card';
import { SegmentedControl } from '#client/ui/segmented-control';
import { PasteWords } from '#client/words/paste-words';
import type { WordBook } from '#client/words/use-word-book';
import type { WordEntry } from '#shared/content/words/word-list';
import type { MeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import { FromText } from './from-text';
import { PickWords } from './pick-words';
import type { Change, Work } from './use-work';

type Source = 'text' | 'list' | 'topic' | 'pattern';

/** Where words are looked for; it stays while another step is looked at. */
export function useFindWords() {
  const [source, setSource] = useState<Source>('text');
  const [pastedList, setPastedList] = useState('');
  function takeAsList(text: string) {
    setPastedList(text);
    setSource('list');
  }
  return { source, setSource, pastedList, takeAsList };
}

interface FindWordsProps {
  finding: ReturnType<typeof useFindWords>;
  work: Work;
  change: (change: Change) => void;
  book: WordBook;
  chooser: MeaningChooser;
  entries: WordEntry[];
  /** A pasted list has become the list that is worked on. */
  onList: () => void;
}

/** The step that finds words: in a text, a list, a topic or a pattern of spelling. */
export function FindWords({ finding, work, change, book, chooser, entries, onList }: FindWordsProps) {
  const { source, setSource, pastedList, takeAsList } = finding;
  return (
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
          onUseAsList={takeAsList}
        />
      )}
      {source === 'list' && (
        <Card>
          <PasteWords
            key={pastedList}
            initialText={pastedList}
            onDraft={(draft) => {
              change({ to: 'list', title: draft.title, text: '', entries: draft.entries });
              onList();
            }}
          />
        </Card>
      )}
      {(source === 'topic' || source === 'pattern') && (
        <PickWords key={source} by={source} work={work} change={change} book={book} entries={entries} />
      )}
    </div>
  );
}
