import { useId } from 'react';
import { Link } from 'wouter';
import { trpc } from '#client/lib/trpc';
import { cx } from '#client/ui/cx';
import type { AttemptOutput } from '#shared/api/attempts';
import { bandOfShare } from '#shared/attempts/placement/test-band';
import { examSetOf, notAffiliated } from '#shared/content/exams/catalogue';
import { canDo } from '#shared/content/grammar/can-do';
import { capital } from '#shared/core/first-letter';
import type { Level } from '#shared/core/level';
import { rangeText } from './class-list';
import { growthText } from './growth';
import { sharesOf, weakPointsOf } from './shares';

interface ResultSummaryProps {
  attempt: AttemptOutput;
  /** Closer together, and without what only a screen can open. */
  onPaper?: boolean;
}

/**
 * What a test says: a level with its range, how each part went, what can be done at that level, and what to practise.
 */
export function ResultSummary({ attempt, onPaper }: ResultSummaryProps) {
  const { placement } = attempt;
  const look = cx('grid grid-cols-[minmax(0,1fr)]', onPaper ? 'gap-3' : 'gap-6');
  if (attempt.adapts) {
    if (!placement) {
      return (
        <p className="max-w-measure text-lg">
          There are too few answers to say anything about your level. Take the test again when you have twenty minutes.
        </p>
      );
    }
    return (
      <div className={look}>
        <Band
          level={placement.band}
          note={placement.from === placement.to ? 'a clear result' : `between ${placement.from} and ${placement.to}`}
        />
        <p className="max-w-measure">
          {placement.right} of {placement.asked} answers were right. A test that adapts asks what is hard for you, so
          about half is usual. This is an estimate, not a certificate.
        </p>
        <Growth attemptId={attempt.id} />
        <Profile
          rows={placement.skills.map(({ skill, asked, right, ...band }) => ({
            name: capital(skill),
            text: rangeText(band),
            count: `${right} of ${asked}`,
          }))}
        />
        {placement.skills.every(({ skill }) => skill !== 'listening') && <p>Listening was not tested.</p>}
        <CanDo level={placement.band} />
        <WeakPoints attempt={attempt} onPaper={onPaper} />
      </div>
    );
  }
  const { level, isExam } = aboutOf(attempt);
  const shares = sharesOf(attempt);
  const share = attempt.maxScore === 0 ? 0 : (attempt.score ?? 0) / attempt.maxScore;
  const band = level && bandOfShare(level, share);
  return (
    <div className={look}>
      <p className="text-xl font-bold">
        {roundScore(attempt.score ?? 0)} of {attempt.maxScore} points
      </p>
      {band ? (
        <Band level={band} note={`your work in a test of ${level}`} />
      ) : (
        level && <p className="max-w-measure">Too few answers were right to say which level this is.</p>
      )}
      {isExam && <p className="max-w-measure text-muted">{notAffiliated}</p>}
      {shares.length > 1 && (
        <Profile
          rows={shares.map(({ name, score, most }) => ({
            name,
            text: `${Math.round((100 * score) / most)} %`,
            count: `${roundScore(score)} of ${most}`,
          }))}
        />
      )}
      {band && <CanDo level={band} />}
      <WeakPoints attempt={attempt} onPaper={onPaper} />
    </div>
  );
}

/** Compared with one's own first placement test, where this is a later one. */
function Growth({ attemptId }: { attemptId: string }) {
  const { data } = trpc.attempts.placements.useQuery(undefined, { meta: { showsOwnErrors: true } });
  const first = data?.own.at(-1);
  const latest = data?.own.find((one) => one.attemptId === attemptId);
  if (!first || !latest || first === latest) return null;
  return <p className="max-w-measure">{growthText(first, latest)}</p>;
}

const roundScore = (score: number) => Math.round(score * 10) / 10;

/** The level that a test is of: that of an exam-style set, or the one its title ends with. */
function aboutOf({ items, title }: AttemptOutput): { level: Level | undefined; isExam: boolean } {
  const set = items[0] && examSetOf(items[0].item);
  if (set) return { level: set.level, isExam: true };
  const named = /^Progress test, (A1|A2|B1|B2)$/.exec(title)?.[1];
  const level = named === 'A1' || named === 'A2' || named === 'B1' || named === 'B2' ? named : undefined;
  return { level, isExam: false };
}

function Band({ level, note }: { level: Level; note: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4">
      <strong className="text-2xl">{level}</strong>
      <span className="text-lg text-muted">{note}</span>
    </p>
  );
}

function Profile({ rows }: { rows: readonly { name: string; text: string; count: string }[] }) {
  return (
    <table className="w-full max-w-measure text-left">
      <caption className="sr-only">How each part went</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-3">
            Part
          </th>
          <th scope="col" className="py-2 pr-3">
            Result
          </th>
          <th scope="col" className="py-2">
            Right
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, text, count }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
              {name}
            </th>
            <td className="py-2 pr-3 font-bold">{text}</td>
            <td className="py-2">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CanDo({ level }: { level: Level }) {
  return (
    <section aria-label={`What people can do at ${level}`} className="grid gap-2">
      <h3 className="text-lg font-bold">At {level}</h3>
      <ul className="grid max-w-measure list-disc gap-1 pl-5">
        {Object.values(canDo[level]).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** Ways to practise what was not right. On paper their names are enough. */
function WeakPoints({ attempt, onPaper }: ResultSummaryProps) {
  const heading = useId();
  const { points, hasWords } = weakPointsOf(attempt);
  if (points.length === 0 && !hasWords) return null;
  if (onPaper) {
    return (
      <p>
        <strong>To practise next:</strong>{' '}
        {[...points.map(({ name }) => name), ...(hasWords ? ['words of your level'] : [])].join('; ')}.
      </p>
    );
  }
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="text-lg font-bold">
        To practise next
      </h3>
      <ul className="grid gap-1">
        {points.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/grammar-cram?point=${id}`} className="inline-flex min-h-11 items-center underline">
              {name}
            </Link>
          </li>
        ))}
        {hasWords && (
          <li>
            <Link href="/vocabulary-builder" className="inline-flex min-h-11 items-center underline">
              Words of your level, in Vocabulary Builder
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
