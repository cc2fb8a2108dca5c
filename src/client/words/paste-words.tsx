import { useDeferredValue, useMemo, useState } from 'react';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ColumnMenus } from '#client/ui/column-menus';
import { EmojiPicture } from '#client/ui/emoji-picture';
import { SelectField } from '#client/ui/select-field';
import { TextArea } from '#client/ui/text-area';
import { TextField } from '#client/ui/text-field';
import type { TableReading } from '#shared/core/columns';
import { count } from '#shared/core/count';
import { levels } from '#shared/core/level';
import { type PastedWords, pasteWords, type Separator, separators } from '#shared/vocabulary/paste-words';
import { type WordColumn, wordColumns } from '#shared/vocabulary/word-columns';
import { FillMeanings, type Meanings, withFilled } from './fill-meanings';
import { readDraft, type WordsDraft } from './words-source';

export const separatorNames: Record<Separator, string> = {
  auto: 'Find out by itself',
  tab: 'Tab (from a spreadsheet)',
  comma: 'Comma',
  semicolon: 'Semicolon',
  dash: 'Dash with spaces',
  colon: 'Colon',
  equals: 'Equals sign',
  none: 'Only words, no meanings',
};

const columnNames: Record<WordColumn, string> = {
  term: 'Word',
  meaning: 'Meaning',
  example: 'Example',
  translation: 'Translation',
  partOfSpeech: 'Part of speech',
  level: 'Level',
  emoji: 'Emoji',
  ipa: 'IPA',
  tags: 'Tags',
  ignore: 'Leave out',
};
const columnOptions = wordColumns.map((value) => ({ value, label: columnNames[value] }));

interface PasteWordsProps {
  onDraft: (draft: WordsDraft) => void;
  /** What to begin with, instead of the words that are in this browser already. */
  initialText?: string;
}

/** Pastes a list of one's own, and shows while typing what will become of it. */
export function PasteWords({ onDraft, initialText }: PasteWordsProps) {
  const [title, setTitle] = useState(() => readDraft()?.title ?? '');
  const [text, setText] = useState(() => initialText || asText(readDraft()));
  const [separator, setSeparator] = useState<Separator>('auto');
  const deferred = useDeferredValue(text);
  const [reading, setReading] = useState<TableReading<WordColumn>>({});
  const pasted = useMemo(() => pasteWords(deferred, { separator, reading }), [deferred, separator, reading]);
  const [filled, setFilled] = useState<Meanings>(() => new Map());
  const entries = withFilled(pasted.entries, filled);
  const isTooFew = entries.length < 3;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooFew) onDraft({ title: title.trim() || 'My words', entries, sourceText: '' });
      }}
    >
      <TextField
        label="Name of the list"
        optional
        value={title}
        maxLength={120}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label="Words"
        hint="One a line, or with commas. Each word may have a meaning beside it."
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectField
        label="Between word and meaning"
        options={separators.map((value) => ({ value, label: separatorNames[value] }))}
        value={separator}
        onChange={setSeparator}
      />
      {text.trim() !== '' && (
        <>
          <PastedReport
            pasted={{ ...pasted, entries }}
            reading={reading}
            onReading={setReading}
            showsWords={filled.size === 0}
          />
          <FillMeanings entries={pasted.entries} filled={filled} onFilled={setFilled} />
        </>
      )}
      <div className="grid gap-2 sm:justify-items-end">
        {isTooFew && <p className="text-muted">Add at least 3 words.</p>}
        <Button
          type="submit"
          variant="primary"
          aria-disabled={isTooFew || undefined}
          className="aria-disabled:opacity-55"
        >
          Use these words
        </Button>
      </div>
    </form>
  );
}

interface PastedReportProps {
  pasted: PastedWords;
  /** What somebody said of the columns. */
  reading: TableReading<WordColumn>;
  onReading: (reading: TableReading<WordColumn>) => void;
  /** False where the words are shown in another way already. */
  showsWords?: boolean;
}

/**
 * What was understood of a pasted text: its columns, how many words, what was left out and why, and the first of them.
 */
export function PastedReport({ pasted, reading, onReading, showsWords = true }: PastedReportProps) {
  const { entries, problems, merged, cut, withoutLevel, table } = pasted;
  return (
    <>
      {table && (
        <ColumnMenus
          table={table}
          options={columnOptions}
          onMeanings={(meanings) => onReading({ ...reading, meanings })}
          onHeadings={(hasHeadings) => onReading({ hasHeadings })}
        />
      )}
      <div role="status" className="grid gap-2">
        <p>
          <strong>{count(entries.length, 'word')}</strong>
          {merged > 0 && `, ${merged} repeated and merged`}
          {cut > 0 && `, ${cut} left out because a list holds at most 500`}
        </p>
        {withoutLevel > 0 && (
          <p>
            {count(withoutLevel, 'word arrives', 'words arrive')} without a level: lists hold {levels[0]} to{' '}
            {levels.at(-1)}.
          </p>
        )}
        {problems.length > 0 && (
          <Banner tone="warn" title={`${count(problems.length, 'row')} left out`}>
            <ul className="max-h-32 overflow-y-auto">
              {problems.slice(0, 20).map(({ line, text: row, why }) => (
                <li key={`${line} ${row}`}>
                  Line {line}: {why} <span className="text-muted">{row.slice(0, 40)}</span>
                </li>
              ))}
            </ul>
          </Banner>
        )}
      </div>
      {showsWords && <Preview entries={entries.slice(0, 6)} more={entries.length - 6} />}
    </>
  );
}

/** The first words with all that arrives with them, each part by its name. */
function Preview({ entries, more }: { entries: WordsDraft['entries']; more: number }) {
  if (entries.length === 0) return null;
  return (
    <section aria-label="How the words were read">
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[12rem_1fr]">
            <PreviewedWord entry={entry} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="py-2 text-muted">and {more} more</p>}
    </section>
  );
}

const parts = ['meaning', 'translation', 'example', 'tags'] as const;

function PreviewedWord({ entry }: { entry: WordsDraft['entries'][number] }) {
  const marks = [entry.ipa, entry.partOfSpeech, entry.level].filter(Boolean).join(' · ');
  const filledParts = parts.filter((part) => entry[part]);
  return (
    <>
      <div className="min-w-0 break-words">
        <strong>
          {entry.emoji && <EmojiPicture emoji={entry.emoji} isSilent />} {entry.term}
        </strong>
        {marks && <p className="text-sm text-muted">{marks}</p>}
      </div>
      {filledParts.length > 0 && (
        <dl className="min-w-0">
          {filledParts.map((part) => (
            <div key={part} className="break-words">
              <dt className="inline text-sm text-muted">{columnNames[part]}: </dt>
              <dd className="inline">{entry[part]}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function asText(draft: WordsDraft | undefined): string {
  return (draft?.entries ?? [])
    .map(({ term, meaning, example }) => [term, meaning, meaning && example].join('\t').trimEnd())
    .join('\n');
}
