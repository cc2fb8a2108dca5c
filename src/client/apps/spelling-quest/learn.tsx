import { Eye, EyeOff, Turtle, Volume2 } from 'lucide-react';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { DiffText } from '#client/attempts/diff-text';
import { TypedAnswer } from '#client/items/typed-answer';
import { slowRate, useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import type { CurrentWords } from '#client/words/use-words';
import { answerDiff } from '#shared/answers/answer-diff';
import { matchAnswer } from '#shared/answers/match-answer';
import { meaningOf, type WordEntry } from '#shared/content/words/word-list';
import { spellingErrors } from '#shared/vocabulary/spelling/spelling-errors';
import { spellings } from '#shared/vocabulary/word-items';

interface LearnProps {
  entries: readonly WordEntry[];
  spelling: CurrentWords['spelling'];
}

type Step = 'look' | 'write' | 'check';

/** Look, cover, write, check: one word after another, for oneself. Nothing of it is sent anywhere. */
export function Learn({ entries, spelling }: LearnProps) {
  const [place, setPlace] = useState(0);
  const [step, setStep] = useState<Step>('look');
  const [typed, setTyped] = useState('');
  const { canSpeak, speak } = useSpeech();
  const form = useRef<HTMLFormElement>(null);
  const entry = entries[place % Math.max(1, entries.length)];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows word and step
  useLayoutEffect(() => {
    form.current
      ?.querySelector<HTMLElement>(step === 'write' ? 'input' : '[data-main]')
      ?.focus({ preventScroll: true });
  }, [place, step]);

  if (!entry) return null;
  const accepted = spellings(entry.term, spelling);
  const { verdict, nearest } = matchAnswer(typed, accepted, { spelling: true });
  const isRight = verdict === 'right';

  function go(next: Step, at = place) {
    setStep(next);
    setPlace(at);
    if (next !== 'check') setTyped('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (step === 'look') go('write');
    else if (step === 'write') typed.trim() !== '' && go('check');
    else if (isRight) go('look', (place + 1) % entries.length);
    else go('look');
  }

  return (
    <form ref={form} onSubmit={submit} className="mx-auto grid w-full max-w-3xl gap-6">
      <p className="text-muted tabular-nums">
        Word {place + 1} of {entries.length}
      </p>
      <div className="grid min-h-56 content-start gap-3 rounded-card edge-card bg-surface p-5">
        {step === 'look' && <h2 className="text-3xl font-bold break-words">{entry.term}</h2>}
        {step === 'write' && <h2 className="text-xl font-bold">Now write it from memory.</h2>}
        {step === 'check' && (
          <div role="status" className="grid gap-2">
            <h2 className="text-xl font-bold">{isRight ? 'Right' : 'Not yet'}</h2>
            <p className="text-3xl font-bold break-words">{nearest}</p>
            {!isRight && <DiffText parts={answerDiff(typed, nearest)} />}
            {!isRight && spellingErrors(typed, nearest).map(({ text }) => <p key={text}>{text}</p>)}
          </div>
        )}
        {meaningOf(entry) && <p className="max-w-measure text-lg">{meaningOf(entry)}</p>}
        {step !== 'write' && entry.example && <p className="max-w-measure text-muted">{entry.example}</p>}
        {canSpeak && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              icon={<Volume2 />}
              onClick={() => speak(`${entry.term}. ${entry.example} ${entry.term}.`)}
            >
              Hear it
            </Button>
            <Button variant="quiet" icon={<Turtle />} onClick={() => speak(entry.term, slowRate)}>
              Slowly
            </Button>
          </div>
        )}
      </div>
      {step === 'write' && <TypedAnswer label="Write the word" value={typed} onChange={setTyped} />}
      <div className="flex flex-wrap gap-3">
        <Button
          data-main
          type="submit"
          variant="primary"
          size="lg"
          icon={step === 'look' ? <EyeOff /> : undefined}
          aria-disabled={(step === 'write' && typed.trim() === '') || undefined}
          className="aria-disabled:opacity-55"
        >
          {step === 'look' ? 'Cover it' : step === 'write' ? 'Check' : isRight ? 'Next word' : 'Look again'}
        </Button>
        {step === 'write' && (
          <Button variant="secondary" icon={<Eye />} onClick={() => go('look')}>
            Look again
          </Button>
        )}
        <Button variant="quiet" onClick={() => go('look', (place + 1) % entries.length)}>
          Another word
        </Button>
      </div>
    </form>
  );
}
