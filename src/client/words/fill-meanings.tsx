import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { GenerateButton } from '#client/generate/generate-button';
import { MadeBy } from '#client/generate/made-by';
import { useGenerate } from '#client/generate/use-generate';
import { TextField } from '#client/ui/text-field';
import type { GenerateOutput } from '#shared/api/generate';
import { toEntry } from '#shared/content/words/pack';
import type { Word } from '#shared/content/words/word';
import type { WordEntry } from '#shared/content/words/word-list';
import { catalogue } from '#shared/core/apps';
import { isOpen, senseOf, sensesOf } from '#shared/vocabulary/text-entries';
import { CheckMeaning } from './check-meaning';
import { meanings } from './use-meanings';
import { useWordBook, wordBook } from './use-word-book';

/** What was filled in for a word, by the word and its sentence in small letters. */
export type Meanings = ReadonlyMap<string, Draft>;
type Draft = Pick<WordEntry, 'meaning' | 'example' | 'partOfSpeech' | 'level'>;

const keyOf = ({ term, example }: Pick<WordEntry, 'term' | 'example'>) => `${term}\n${example}`.toLowerCase();

/** The words with what was filled in; a meaning of the teacher's own goes first. */
export function withFilled(entries: readonly WordEntry[], filled: Meanings): WordEntry[] {
  return entries.map((entry) => {
    const draft = filled.get(keyOf(entry));
    if (entry.meaning || !draft?.meaning) return entry;
    return { ...entry, ...draft, example: entry.example || draft.example };
  });
}

/** As many as one draft takes. */
const mostAtOnce = 40;

interface FillMeaningsProps {
  /** As they were pasted. */
  entries: readonly WordEntry[];
  filled: Meanings;
  onFilled: (change: (now: Meanings) => Meanings) => void;
}

/** Finds meanings for words that have none, to be checked and changed before the list is used. */
export function FillMeanings({ entries, filled, onFilled }: FillMeaningsProps) {
  const [path] = useLocation();
  const app = catalogue.find((one) => one.path === path);
  const generate = useGenerate(app?.id ?? '');
  const [output, setOutput] = useState<GenerateOutput>();
  const [rounds, setRounds] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  // The button goes when nothing is open any more: the focus moves on to what is to be checked.
  useEffect(() => {
    if (rounds > 0) list.current?.querySelector('input')?.focus();
  }, [rounds]);
  const bare = entries.filter(({ meaning }) => meaning === '');
  const open = bare.filter((entry) => !filled.has(keyOf(entry)));
  const drafts = bare.filter((entry) => filled.has(keyOf(entry)));
  const client = useQueryClient();
  const { data: book } = useWordBook({ enabled: drafts.length > 0 });
  if (!app || bare.length === 0) return null;

  async function fill() {
    const batch = open.slice(0, mostAtOnce);
    const { index } = await client.ensureQueryData(wordBook);
    const chooser = await client.ensureQueryData(meanings);
    const isAmbiguous = (entry: WordEntry) => sensesOf(entry, index).length > 1;
    // Which of several senses is meant, only the word's own sentence tells: nobody else is asked to guess.
    const senseDrafts = batch
      .filter(isAmbiguous)
      .map((entry) => [keyOf(entry), draftOf(senseOf(entry, index, chooser))] as const);
    const others = batch.filter((entry) => !isAmbiguous(entry));
    let answers: typeof senseDrafts = [];
    if (others.length > 0) {
      const words = others.map(({ term }) => term);
      const answer = await generate.run({ ask: { task: 'word-entries', words } });
      if (answer?.output.task !== 'word-entries') return;
      setOutput(answer);
      const answered = new Map(answer.output.entries.map(({ term, ...rest }) => [term, rest]));
      answers = others.map((entry) => [keyOf(entry), answered.get(entry.term) ?? draftOf(undefined)] as const);
    }
    setRounds((now) => now + 1);
    // Also what was changed meanwhile stays.
    onFilled((now) => new Map([...now, ...senseDrafts, ...answers]));
  }
  const foundCount = drafts.filter((entry) => filled.get(keyOf(entry))?.meaning !== '').length;
  const unsure = drafts.filter(
    (entry) => filled.get(keyOf(entry))?.meaning === '' && book && sensesOf(entry, book.index).length > 1,
  ).length;

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {open.length > 0 && (
          // A failure is said by the shell.
          <GenerateButton
            variant="secondary"
            isPending={generate.isPending}
            pendingLabel="Looking for meanings…"
            onStop={generate.cancel}
            onClick={() => void fill().catch(() => {})}
          >
            Fill in meanings
          </GenerateButton>
        )}
        <p role="status" className="min-w-0 flex-1 basis-48 text-muted">
          {generate.isPending
            ? generate.soFar
            : drafts.length > 0
              ? foundText(foundCount, drafts.length, unsure)
              : open.length > mostAtOnce && `${mostAtOnce} words at a time`}
        </p>
        {output && drafts.length > 0 && <MadeBy {...output} />}
      </div>
      {drafts.length > 0 && (
        <ul ref={list} className="grid gap-3">
          {drafts.map((entry) => {
            const draft = filled.get(keyOf(entry));
            return (
              draft && (
                <FilledWord
                  key={entry.id}
                  entry={entry}
                  draft={draft}
                  senses={book && isOpen(entry, book.index) ? sensesOf(entry, book.index) : []}
                  onChange={(changed) => onFilled((now) => new Map(now).set(keyOf(entry), changed))}
                />
              )
            );
          })}
        </ul>
      )}
    </div>
  );
}

interface FilledWordProps {
  entry: WordEntry;
  draft: Draft;
  /** What it may mean. */
  senses: readonly Word[];
  onChange: (draft: Draft) => void;
}

/** A meaning to be checked; where there is none and we know several, they are there to choose from. */
function FilledWord({ entry, draft, senses, onChange }: FilledWordProps) {
  const field = useRef<HTMLInputElement>(null);
  const isUnsure = draft.meaning === '' && senses.length > 1;
  return (
    <li>
      <TextField
        ref={field}
        label={entry.term}
        value={draft.meaning}
        maxLength={300}
        placeholder={isUnsure ? undefined : 'No meaning found'}
        hint={entry.example || draft.example || undefined}
        onChange={(event) => onChange({ ...draft, meaning: event.target.value })}
      />
      {isUnsure && (
        <CheckMeaning
          term={entry.term}
          senses={senses}
          onChoose={(sense) => {
            // What was pressed goes with the choice.
            field.current?.focus();
            onChange(draftOf(sense));
          }}
          onWrite={() => field.current?.focus()}
        />
      )}
    </li>
  );
}

/** What a sense says; of no sense an open draft. */
function draftOf(sense: Word | undefined): Draft {
  if (!sense) return { meaning: '', example: '', partOfSpeech: '' };
  const { meaning, example, partOfSpeech, level } = toEntry(sense);
  return { meaning, example, partOfSpeech, level };
}

function foundText(foundCount: number, total: number, unsure: number): string {
  const toChoose =
    unsure === 0
      ? ''
      : unsure === 1
        ? 'One word has several meanings: choose one.'
        : `${unsure} words have several meanings: choose one for each.`;
  if (foundCount === 0) return toChoose || 'No meanings were found. Write them yourself, or leave them empty.';
  const some = foundCount === total ? (total === 1 ? 'A meaning was found.' : `${total} meanings were found.`) : '';
  return [
    some || `Meanings were found for ${foundCount} of ${total} words.`,
    toChoose,
    'Check them before you use them.',
  ]
    .filter(Boolean)
    .join(' ');
}
