import { Pencil, Plus, Save, Trash2, Volume2 } from 'lucide-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Ipa } from '#client/speech/ipa';
import { useSpeech } from '#client/speech/speech';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { IconButton } from '#client/ui/icon-button';
import { TextField } from '#client/ui/text-field';
import { useCards } from '#client/words/cards/use-cards';
import { CheckMeaning } from '#client/words/check-meaning';
import type { WordBook } from '#client/words/use-word-book';
import { useWordNotes } from '#client/words/use-word-notes';
import type { WordsSource } from '#client/words/words-source';
import type { WordEntry } from '#shared/content/words/word-list';
import { type Mastery, masteryOf } from '#shared/vocabulary/cards/mastery';
import { bareEntry, inSense, isOpen, sensesOf } from '#shared/vocabulary/text-entries';
import type { Change, Work } from './use-work';

const EntryDialog = lazy(() => import('./entry-dialog').then((m) => ({ default: m.EntryDialog })));

interface WordListViewProps {
  work: Work;
  change: (change: Change) => void;
  book: WordBook;
  entries: WordEntry[];
  onSave: () => void;
  isSaving: boolean;
}

/** The words that were picked: named, edited, heard, saved. */
export function WordListView({ work, change, book, entries, onSave, isSaving }: WordListViewProps) {
  const [editing, setEditing] = useState<string>();
  const [added, setAdded] = useState('');
  const [message, setMessage] = useState('');
  // What was pressed goes with the choice: the focus stays with the words.
  const list = useRef<HTMLUListElement>(null);
  const { canSpeak, speak } = useSpeech();
  const listId = work.saved?.id;
  const source = useMemo((): WordsSource => (listId ? { kind: 'list', id: listId } : { kind: 'draft' }), [listId]);
  const { states } = useCards(source);
  const { noteOn, exampleOn } = useWordNotes();
  const edited = entries.find(({ id }) => id === editing);
  const isSaved = work.saved && !work.saved.isChanged;

  function add() {
    const term = added.trim();
    if (!term) return;
    change({ to: 'more words', from: entries, entries: [bareEntry(term)] });
    setAdded('');
  }

  function replace(id: string, next: WordEntry) {
    const others = entries.filter((one) => one.id !== id);
    // Another sense brings another id, which may be on the list already.
    const isThere = others.some((one) => one.id === next.id);
    change({ to: 'words', entries: isThere ? others : entries.map((one) => (one.id === id ? next : one)) });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-[min(12rem,100%)] flex-1"
          label="Name of the list"
          value={work.title}
          maxLength={120}
          onChange={(event) => change({ to: 'title', title: event.target.value })}
        />
        <Button
          variant="secondary"
          icon={<Save />}
          pending={isSaving}
          aria-disabled={isSaved || entries.length === 0 || undefined}
          className="aria-disabled:opacity-55"
          onClick={() => !isSaved && entries.length > 0 && onSave()}
        >
          {isSaved ? 'Saved' : work.saved ? 'Save changes' : 'Save list'}
        </Button>
        <Button variant="quiet" onClick={() => change({ to: 'new list' })}>
          Start again from the text
        </Button>
      </div>
      {entries.length === 0 ? (
        <EmptyState title="No words yet">Pick words from a text, a topic or a pattern, or add one here.</EmptyState>
      ) : (
        <ul ref={list} tabIndex={-1} aria-label="Words" className="grid gap-2">
          {entries.map((entry) => (
            <li key={entry.id} className="flex items-start gap-2 rounded-card edge-card bg-surface p-3">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <strong className="text-lg break-words">{entry.term}</strong>
                  {entry.ipa && <Ipa className="text-muted">{entry.ipa}</Ipa>}
                  {entry.level && <Badge>{entry.level}</Badge>}
                  <Strength of={masteryOf(entry.id, states)} />
                  {noteOn(entry) && <span className="break-words text-muted">{noteOn(entry)}</span>}
                </p>
                {entry.meaning && <p className="break-words">{entry.meaning}</p>}
                {entry.translation && <p className="break-words text-muted">{entry.translation}</p>}
                {[entry.example, exampleOn(entry)].filter(Boolean).map((example) => (
                  <p key={example} className="break-words text-muted">
                    {example}
                  </p>
                ))}
                {isOpen(entry, book.index) && (
                  <CheckMeaning
                    term={entry.term}
                    senses={sensesOf(entry, book.index)}
                    onChoose={(sense) => {
                      replace(entry.id, inSense(entry, sense));
                      setMessage(`${sense.word}: ${sense.gloss}.`);
                      list.current?.focus();
                    }}
                    onWrite={() => setEditing(entry.id)}
                  />
                )}
              </div>
              {canSpeak && (
                <IconButton label={`Hear ${entry.term}`} icon={<Volume2 />} onClick={() => speak(entry.term)} />
              )}
              <IconButton label={`Edit ${entry.term}`} icon={<Pencil />} onClick={() => setEditing(entry.id)} />
              <IconButton
                label={`Take off ${entry.term}`}
                icon={<Trash2 />}
                onClick={() => change({ to: 'words', entries: entries.filter(({ id }) => id !== entry.id) })}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          className="min-w-[min(12rem,100%)] flex-1 sm:max-w-xs"
          label="Another word"
          value={added}
          maxLength={100}
          onChange={(event) => setAdded(event.target.value)}
        />
        <Button variant="secondary" type="submit" icon={<Plus />}>
          Add
        </Button>
      </form>
      {entries.some(({ ipa }) => ipa) && (
        <p className="text-sm text-muted">
          The pronunciation is American English. Words that are not in the dictionary have none.
        </p>
      )}
      <p role="status" className="sr-only">
        {message}
      </p>
      <Suspense fallback={null}>
        {edited && (
          <EntryDialog
            entry={edited}
            book={book}
            onClose={() => setEditing(undefined)}
            onSave={(next) => {
              replace(edited.id, next);
              setEditing(undefined);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** How well the word sits, from what was answered in all word apps. A new word says nothing. */
function Strength({ of }: { of: Mastery }) {
  if (of === 'new') return null;
  return <Badge tone={of === 'met' ? 'neutral' : 'good'}>{of}</Badge>;
}
