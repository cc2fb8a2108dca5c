import type { FormEvent, RefObject } from 'react';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { controlFrame, Field } from '#client/ui/field';
import type { AskOutcome } from '#shared/api/twenty-questions';
import { type GameGrammar, gameGrammars } from '#shared/games/twenty-questions/game';
import { hints } from '#shared/games/twenty-questions/hints';
import { ModelMark } from './model-mark';

interface AskBoxProps {
  /** Names the form, whose button stands elsewhere. */
  id: string;
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  onAsk: (text: string) => void;
  said: AskOutcome | undefined;
  failure: string | undefined;
  grammar: GameGrammar;
  isPresenting: boolean;
  /** The question that was just answered, and its answer. */
  answer: { question: string; answer: string; advice: string | undefined; isByModel: boolean } | undefined;
}

/** Where a question is typed, and what came of the last one. */
export function AskBox({ id, field, text, onText, onAsk, said, failure, grammar, isPresenting, answer }: AskBoxProps) {
  function send(event: FormEvent) {
    event.preventDefault();
    onAsk(text);
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <form id={id} onSubmit={send}>
        <Field label="Your question">
          {(wiring) => (
            <input
              {...wiring}
              ref={field}
              type="text"
              placeholder="Is it …?"
              value={text}
              maxLength={400}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="send"
              onChange={(event) => onText(event.target.value)}
              className={cx(controlFrame, 'answer-text min-h-16 px-4 sm:min-h-18')}
            />
          )}
        </Field>
      </form>
      <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {failure && <Banner tone="warn" title={failure} />}
        {!failure && said && said.kind !== 'answered' && (
          <Reply said={said} grammar={grammar} onAsk={onAsk} onText={onText} />
        )}
        {!failure && said?.kind === 'answered' && answer && (
          <div className="grid gap-1 rounded-card tone-accent px-4 py-3 tinted">
            <p className={cx('wrap-anywhere', isPresenting ? 'text-2xl' : 'text-muted')}>{answer.question}</p>
            <p
              className={cx(
                'font-display font-bold',
                isPresenting ? 'text-[clamp(3.5rem,7vw,7rem)] leading-tight' : 'text-2xl',
              )}
            >
              {answer.answer}
            </p>
            {answer.isByModel && (
              <p>
                <ModelMark />
              </p>
            )}
            {answer.advice && <p>{answer.advice}</p>}
          </div>
        )}
      </div>
    </div>
  );
}

interface ReplyProps {
  said: Exclude<AskOutcome, { kind: 'answered' }>;
  grammar: GameGrammar;
  onAsk: (text: string) => void;
  onText: (text: string) => void;
}

/** Why a question was not counted, and what to do. */
function Reply({ said, grammar, onAsk, onText }: ReplyProps) {
  switch (said.kind) {
    case 'form':
      return (
        <Banner
          tone="warn"
          title={said.text}
          action={
            <Button variant="secondary" onClick={() => onAsk(said.text)}>
              Ask it like this
            </Button>
          }
        >
          {said.why}
        </Banner>
      );
    case 'hint':
      return <Banner tone="info" title={hints[said.hint]} />;
    case 'hard':
      return (
        <Banner tone="info" title="It’s hard to say: it depends. This question is not counted.">
          {said.text}
        </Banner>
      );
    case 'again':
      return (
        <Banner tone="info" title={`You asked that already: it was question ${said.turn + 1}. It is not counted.`} />
      );
    case 'rule':
      return (
        <Banner
          tone="info"
          title={`In this game: ${gameGrammars[grammar].toLowerCase()}. A guess is always allowed.`}
        />
      );
    case 'unknown':
      return (
        <Banner
          tone="info"
          title={said.near.length > 0 ? 'I don’t know that one. Try:' : 'I don’t know that one. Try another question.'}
          action={said.near.map((question) => (
            <Button key={question} variant="secondary" onClick={() => onText(question)}>
              {question}
            </Button>
          ))}
        />
      );
  }
}
