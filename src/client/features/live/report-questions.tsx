import { Check } from 'lucide-react';
import { PromptText } from '#client/items/prompt-text';
import { Badge } from '#client/ui/badge';
import { Card } from '#client/ui/card';
import type { LiveReport } from '#shared/api/live';
import { count } from '#shared/core/count';
import type { Distribution } from '#shared/live/distribution';

type Question = LiveReport['questions'][number];

/** Who chose what, the hardest questions first; two votes stand side by side. */
export function ReportQuestions({ report: { questions, hardest } }: { report: LiveReport }) {
  const places = [...new Set([...hardest, ...questions.keys()])];
  return (
    <section aria-labelledby="questions" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="questions" className="text-xl">
        Questions{hardest.length > 0 && ', hardest first'}
      </h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {places.map((place) => {
          const question = questions[place];
          return question && <QuestionCard key={question.item.id} place={place} question={question} />;
        })}
      </ol>
    </section>
  );
}

function QuestionCard({ place, question }: { place: number; question: Question }) {
  const { item, isSkipped, answered, share, distributions } = question;
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-lg wrap-anywhere">
        {place + 1}. <PromptText text={item.prompt} />
      </h3>
      <p className="flex flex-wrap items-center gap-2 text-muted">
        {isSkipped && <Badge>skipped</Badge>}
        {count(answered, 'answer')}
        {share !== null && ` · ${Math.round(share * 100)} % right`}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        {distributions.map((one) => (
          <Votes key={one.ballot} distribution={one} isOfTwo={distributions.length > 1} />
        ))}
      </div>
    </Card>
  );
}

function Votes({ distribution, isOfTwo }: { distribution: Distribution; isOfTwo: boolean }) {
  const { ballot, rows, answered } = distribution;
  return (
    <div className="grid content-start gap-1">
      {isOfTwo && <h4 className="font-bold">{ballot === 1 ? 'First vote' : 'Second vote'}</h4>}
      <ul className="grid gap-1">
        {rows.map(({ text, count: times, isRight }) => (
          <li
            key={`${text} ${isRight}`}
            className={`relative flex gap-3 overflow-hidden rounded-mark border px-3 py-1 ${isRight ? 'tone-good border-tone font-bold' : 'tone-neutral border-line'}`}
          >
            <span
              aria-hidden="true"
              className="absolute inset-y-0 left-0 bg-[color-mix(in_srgb,var(--tone)_16%,var(--surface))]"
              style={{ width: `${answered === 0 ? 0 : (times / answered) * 100}%` }}
            />
            <span className="relative min-w-0 flex-1 wrap-anywhere">
              {text ?? 'Something else'}
              {isRight && (
                <>
                  <Check aria-hidden="true" className="ml-1 inline size-[1em]" />
                  <span className="sr-only"> (right)</span>
                </>
              )}
            </span>
            <span className="relative tabular-nums">{times}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
