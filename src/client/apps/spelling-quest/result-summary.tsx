import { Button } from '#client/ui/button';
import type { WordsSource } from '#client/words/words-source';
import type { AttemptOutput } from '#shared/api/attempts';
import { spellingPatterns } from '#shared/content/words/spelling-patterns';
import { errorTypeNames, groupErrors, nextPatterns } from '#shared/vocabulary/spelling/error-summary';

interface ResultSummaryProps {
  attempt: AttemptOutput;
  /** Takes another list. */
  onChoose: (source: WordsSource) => void;
}

/** What kinds of mistakes there were, how long it took, and which list would help next. */
export function ResultSummary({ attempt, onChoose }: ResultSummaryProps) {
  const misspelled = attempt.items.flatMap(({ given, grade }) =>
    grade?.verdict === 'wrong' && given && 'text' in given ? [{ given: given.text, wanted: grade.answer }] : [],
  );
  const groups = groupErrors(misspelled);
  const next = nextPatterns(groups, spellingPatterns);
  return (
    <div className="grid gap-5">
      {attempt.finishedAt && (
        <p className="text-muted">Time: {durationOf(Date.parse(attempt.finishedAt) - Date.parse(attempt.startedAt))}</p>
      )}
      {groups.length > 0 && (
        <section className="grid gap-3 rounded-card edge-card bg-surface p-5">
          <h3 className="text-lg font-bold">What to look at</h3>
          <ul className="grid gap-4">
            {groups.map(({ type, words }) => (
              <li key={type}>
                <p className="font-bold">{errorTypeNames[type]}</p>
                <ul>
                  {words.map(({ given, wanted, advice }) => (
                    <li key={wanted} className="break-words">
                      {advice} <span className="text-muted">You wrote “{given}”.</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          {next.length > 0 && (
            <div className="flex flex-wrap items-center gap-2">
              <p className="text-muted">Next list:</p>
              {next.map((id) => (
                <Button variant="secondary" key={id} onClick={() => onChoose({ kind: 'pattern', pattern: id })}>
                  {spellingPatterns.find((one) => one.id === id)?.name ?? id}
                </Button>
              ))}
            </div>
          )}
        </section>
      )}
    </div>
  );
}

function durationOf(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = `${seconds % 60} s`;
  return minutes === 0 ? rest : `${minutes} min ${rest}`;
}
