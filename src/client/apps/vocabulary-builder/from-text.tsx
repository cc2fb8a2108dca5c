import { ClipboardPaste, Plus } from 'lucide-react';
import { type FormEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SegmentedControl } from '#client/ui/segmented-control';
import { TextArea } from '#client/ui/text-area';
import { EasierText } from '#client/words/easier-text';
import { LevelCounts } from '#client/words/level-counts';
import type { WordBook } from '#client/words/use-word-book';
import type { WordEntry } from '#shared/content/words/word-list';
import { count } from '#shared/core/count';
import { type Level, levels } from '#shared/core/level';
import { numberText } from '#shared/core/locale';
import { type ProfileToken, profileText } from '#shared/vocabulary/level-profile';
import { faultOf, readText, type TextFault, textLimits } from '#shared/vocabulary/read-text';
import type { MeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import { entryFromText, formsIn, suggestedEntries, toFormKey } from '#shared/vocabulary/text-entries';
import { MarkedText } from './marked-text';
import { samples } from './samples';
import { type Change, hasUnsavedWords, type Work } from './use-work';

interface FromTextProps {
  work: Work;
  change: (change: Change) => void;
  book: WordBook;
  chooser: MeaningChooser;
  entries: WordEntry[];
  onUseAsList: (text: string) => void;
}

interface NewText {
  text: string;
  title: string;
  classLevel?: Level;
  /** How many words were too many. */
  cut: number;
}

const faults: Record<TextFault, { title: string; body: string }> = {
  empty: { title: 'There are no words in this text.', body: 'Paste a text in English, or take one of ours.' },
  short: {
    title: `This text has fewer than ${textLimits.leastWords} words.`,
    body: 'Its level is only a guess. You can pick words from it all the same.',
  },
  list: {
    title: 'This looks like a list of words, not a text.',
    body: 'As a list, its words can be practised at once.',
  },
  'not English': {
    title: 'This text does not look like English.',
    body: 'Most of its words are unknown, so the levels mean little.',
  },
};

/** A text, its level word by word, and the words worth teaching from it. */
export function FromText({ work, change, book, chooser, entries, onUseAsList }: FromTextProps) {
  const { text, classLevel } = work;
  const [isPasting, setPasting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [cut, setCut] = useState(0);
  /** A text that waits for the word that the list before it may go. */
  const [waiting, setWaiting] = useState<NewText>();
  const [message, setMessage] = useState('');
  const deferredText = useDeferredValue(text);
  const profile = useMemo(() => profileText(deferredText, book.index), [deferredText, book]);
  const suggested = useMemo(
    () => suggestedEntries({ text: deferredText, profile, classLevel, chooser }),
    [deferredText, profile, classLevel, chooser],
  );
  const fault = faultOf(deferredText, profile);
  const chosenForms = useMemo(() => formsIn(entries), [entries]);
  const notTaken = suggested.filter(({ term }) => !chosenForms.has(toFormKey(term)));

  function toggle(token: ProfileToken) {
    const key = toFormKey(token.text);
    const isChosen = chosenForms.has(key);
    setMessage(isChosen ? `${token.text} taken off the list.` : `${token.text} added to the list.`);
    if (isChosen) change({ to: 'words', entries: entries.filter((entry) => !formsIn([entry]).has(key)) });
    else change({ to: 'more words', from: entries, entries: [entryFromText(text, token, chooser)] });
  }

  /** The form goes: the focus goes back to what opened it. */
  function closePaste() {
    setPasting(false);
    button.current?.focus();
  }

  function use(pasted: string, title: string) {
    const read = readText(pasted);
    closePaste();
    begin({ text: read.text, title, cut: read.cut });
  }

  function begin(next: NewText) {
    if (hasUnsavedWords(work)) setWaiting(next);
    else take(next);
  }

  function take({ cut, ...next }: NewText) {
    setCut(cut);
    setWaiting(undefined);
    change({ to: 'text', ...next });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card as="section" aria-label="Text" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <SegmentedControl
            label="Your class"
            options={levels.map((value) => ({ value, label: value }))}
            value={classLevel}
            onChange={(value) => change({ to: 'class level', classLevel: value })}
          />
          <Button
            ref={button}
            variant="secondary"
            icon={<ClipboardPaste />}
            aria-expanded={isPasting}
            onClick={() => setPasting(!isPasting)}
          >
            Use my own text
          </Button>
        </div>
        {isPasting && (
          <PasteText
            book={book}
            onUse={use}
            onSample={(sample) => {
              closePaste();
              begin({ ...sample, cut: 0 });
            }}
          />
        )}
        {waiting && (
          <ConfirmDialog
            title="Begin a new list?"
            description={`“${work.title || 'My words'}” has words that are not saved. The new text begins a list of its own, and they are lost.`}
            confirm="Begin a new list"
            pending="Beginning …"
            cancel="Keep my list"
            returnFocus={button}
            onConfirm={async () => take(waiting)}
            onClose={() => setWaiting(undefined)}
          />
        )}
        {cut > 0 && (
          <Banner tone="warn" title={`The text was cut after ${numberText(textLimits.mostWords)} words.`}>
            {numberText(cut)} words were left out. Paste them as a second text if you need them.
          </Banner>
        )}
        {fault && (
          <Banner
            tone="warn"
            title={faults[fault].title}
            action={
              fault === 'list' && (
                <Button variant="secondary" onClick={() => onUseAsList(text)}>
                  Use it as a list
                </Button>
              )
            }
          >
            {faults[fault].body}
          </Banner>
        )}
        {fault !== 'empty' && (
          <>
            <p className="text-muted">Press a word to put it on your list or take it off.</p>
            <MarkedText
              key={deferredText}
              profile={profile}
              classLevel={classLevel}
              chosen={chosenForms}
              onToggle={toggle}
            />
          </>
        )}
        <p role="status" className="sr-only">
          {message}
        </p>
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <Card>
          <LevelCounts profile={profile} classLevel={classLevel} />
        </Card>
        <Card as="section" className="grid gap-3">
          <h2 className="text-lg font-bold">Worth teaching</h2>
          {suggested.length === 0 ? (
            <p className="text-muted">No words here are above {classLevel}. Try another class level.</p>
          ) : (
            <>
              <p>{suggested.map(({ term }) => term).join(', ')}</p>
              {notTaken.length > 0 ? (
                <Button
                  variant="secondary"
                  icon={<Plus />}
                  onClick={() => change({ to: 'more words', from: entries, entries: notTaken })}
                >
                  Add {count(notTaken.length, 'word')}
                </Button>
              ) : (
                <p className="text-muted">All of them are on your list.</p>
              )}
            </>
          )}
        </Card>
        {fault !== 'empty' && (
          <EasierText
            app="vocabulary-builder"
            text={text}
            classLevel={classLevel}
            targets={entries.map(({ term }) => term)}
            book={book}
            onUse={(easier) => change({ to: 'easier text', text: easier })}
          />
        )}
      </div>
    </div>
  );
}

interface PasteTextProps {
  book: WordBook;
  onUse: (text: string, title: string) => void;
  onSample: (sample: (typeof samples)[number]) => void;
}

function PasteText({ book, onUse, onSample }: PasteTextProps) {
  const [pasted, setPasted] = useState('');
  const [error, setError] = useState<string>();
  const heading = useId();
  const area = useRef<HTMLTextAreaElement>(null);

  /** What has no words in it does not take the place of the text that is there. */
  function submit(event: FormEvent) {
    event.preventDefault();
    const { text } = readText(pasted);
    if (profileText(text, book.index).words > 0) return onUse(pasted, titleOf(text));
    setError(text.trim() === '' ? 'Paste or write a text first.' : 'There are no words in this text.');
    area.current?.focus();
  }

  return (
    <form aria-labelledby={heading} className="grid gap-3 rounded-card border border-line p-4" onSubmit={submit}>
      <h2 id={heading} className="font-bold">
        Your own text
      </h2>
      <TextArea
        label="Text"
        hint={`Up to ${numberText(textLimits.mostWords)} words. It stays on this device until you save the list.`}
        rows={8}
        autoFocus
        ref={area}
        error={error}
        value={pasted}
        onChange={(event) => {
          setError(undefined);
          setPasted(event.target.value);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary">
          Find the words
        </Button>
        <span className="text-muted">or one of ours:</span>
        {samples.map((sample) => (
          <Button key={sample.title} variant="quiet" onClick={() => onSample(sample)}>
            {sample.title}
          </Button>
        ))}
      </div>
    </form>
  );
}

/** The first words of the text name the list until somebody gives it a name. */
function titleOf(text: string): string {
  const start =
    text
      .split(/[\n.!?]/)[0]
      ?.trim()
      .split(/\s+/)
      .slice(0, 6)
      .join(' ') ?? '';
  return start.slice(0, 100) || 'My words';
}
