import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { useChecker } from '#client/writing/use-checker';
import { findingSentence } from '#shared/writing/finding-sentence';
import { withComment, withoutComment } from './comments';

/** So much of a text is looked through, and so many findings are offered at a time: more nobody says to one student. */
const mostChecked = 6000;
const atOnce = 6;

interface FindingsProps {
  /** What the student wrote. */
  text: string;
  comment: string;
  onComment: (comment: string) => void;
}

/** What the checker would say of a text. One press puts it into the comment, another takes it out; nothing does so by itself. */
export function Findings({ text, comment, onComment }: FindingsProps) {
  const { data: sentences } = useFindings(text);
  const [most, setMost] = useState(atOnce);
  if (!sentences || sentences.length === 0) return null;
  const isFull = (sentence: string) => withComment(comment, sentence) === undefined;
  return (
    <section aria-labelledby="findings" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id="findings" className="font-bold">
        What the checker would say
      </h3>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-card edge-card bg-surface">
        {sentences.slice(0, most).map((sentence) => {
          const isSaid = comment.includes(sentence);
          const Icon = isSaid ? Check : Plus;
          return (
            <li key={sentence}>
              <button
                type="button"
                aria-pressed={isSaid}
                aria-disabled={(!isSaid && isFull(sentence)) || undefined}
                className={cx(
                  'flex min-h-11 w-full cursor-pointer items-center gap-3 px-3 py-2 text-left hover:bg-canvas',
                  isSaid ? 'font-bold' : 'aria-disabled:text-muted',
                )}
                onClick={() =>
                  onComment(isSaid ? withoutComment(comment, sentence) : (withComment(comment, sentence) ?? comment))
                }
              >
                <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
                <span className="min-w-0 flex-1 wrap-anywhere">{sentence}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {sentences.length > most && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setMost(most + atOnce)}>
            More of it
          </Button>
        </div>
      )}
    </section>
  );
}

/** The sentences about a text, each once. An extra: where the checker cannot be loaded, nothing is offered. */
function useFindings(text: string) {
  const { data: rules } = useChecker();
  const checked = text.slice(0, mostChecked);
  return useQuery({
    queryKey: ['findings', checked],
    networkMode: 'always',
    enabled: rules !== undefined && checked.trim() !== '',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn() {
      const sentences = new Set<string>();
      for (const flag of (await rules?.flagsIn(checked)) ?? []) sentences.add(findingSentence(checked, flag));
      return [...sentences];
    },
  });
}
