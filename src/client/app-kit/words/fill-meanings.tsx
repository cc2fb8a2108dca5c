import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { catalogue } from '../../../shared/apps';
import type { WordEntry } from '../../../shared/content/word-list';
import type { GenerateAnswer } from '../../../shared/schemas/generate';
import { TextField } from '../../ui/text-field';
import { GenerateButton } from '../generate/generate-button';
import { MadeBy } from '../generate/made-by';
import { useGenerate } from '../generate/use-generate';

/** What was filled in for a word, by the word in small letters. */
export type Filled = ReadonlyMap<string, Pick<WordEntry, 'meaning' | 'example' | 'partOfSpeech' | 'level'>>;

const keyOf = (term: string) => term.toLowerCase();

/** The words with what was filled in; a meaning of the teacher's own goes first. */
export function withFilled(entries: readonly WordEntry[], filled: Filled): WordEntry[] {
  return entries.map((entry) => (entry.meaning ? entry : { ...entry, ...filled.get(keyOf(entry.term)) }));
}

/** As many as one draft takes. */
const mostAtOnce = 40;

interface FillMeaningsProps {
  /** As they were pasted. */
  entries: readonly WordEntry[];
  filled: Filled;
  onFilled: (change: (now: Filled) => Filled) => void;
}

/** Finds meanings for words that have none, to be checked and changed before the list is used. */
export function FillMeanings({ entries, filled, onFilled }: FillMeaningsProps) {
  const [path] = useLocation();
  const app = catalogue.find((one) => one.path === path);
  const generate = useGenerate(app?.id ?? '');
  const [made, setMade] = useState<GenerateAnswer>();
  const list = useRef<HTMLUListElement>(null);
  // The button goes when nothing is open any more: the focus moves on to what is to be checked.
  useEffect(() => {
    if (made) list.current?.querySelector('input')?.focus();
  }, [made]);
  const bare = entries.filter(({ meaning }) => meaning === '');
  const open = bare.filter(({ term }) => !filled.has(keyOf(term)));
  const drafts = bare.filter(({ term }) => filled.has(keyOf(term)));
  if (!app || bare.length === 0) return null;

  async function fill() {
    const words = open.slice(0, mostAtOnce).map(({ term }) => term);
    const answer = await generate.run({ ask: { task: 'word-entries', words } });
    if (answer?.output.task !== 'word-entries') return;
    setMade(answer);
    const found = answer.output.entries.map(({ term, ...rest }) => [keyOf(term), rest] as const);
    // Also what was changed meanwhile stays.
    onFilled((now) => new Map([...now, ...found]));
  }
  const found = drafts.filter(({ term }) => filled.get(keyOf(term))?.meaning !== '').length;

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
              ? foundText(found, drafts.length)
              : open.length > mostAtOnce && `${mostAtOnce} words at a time`}
        </p>
        {made && drafts.length > 0 && <MadeBy {...made} />}
      </div>
      {drafts.length > 0 && (
        <ul ref={list} className="grid gap-3">
          {drafts.map(({ id, term }) => {
            const draft = filled.get(keyOf(term));
            return (
              draft && (
                <li key={id}>
                  <TextField
                    label={term}
                    value={draft.meaning}
                    maxLength={300}
                    placeholder="No meaning found"
                    hint={draft.example || undefined}
                    onChange={(event) =>
                      onFilled((now) => new Map(now).set(keyOf(term), { ...draft, meaning: event.target.value }))
                    }
                  />
                </li>
              )
            );
          })}
        </ul>
      )}
    </div>
  );
}

function foundText(found: number, asked: number): string {
  if (found === 0) return 'No meanings were found. Write them yourself, or leave them empty.';
  const some = found === asked ? (asked === 1 ? 'A meaning was found.' : `${asked} meanings were found.`) : '';
  return `${some || `Meanings were found for ${found} of ${asked} words.`} Check them before you use them.`;
}
