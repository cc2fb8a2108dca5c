import { Card } from '#client/ui/card';
import { today } from '#client/writing/use-writing-log';
import { count } from '#shared/core/count';
import { dateText, numberText } from '#shared/core/locale';
import { chapterName, scenesOf, statuses, statusIds } from '#shared/novel/book';
import { lastDays } from '#shared/novel/days';
import { draftedShare } from '#shared/novel/drafted-text';
import { streakOf } from '#shared/writing/log';
import { type Desk, totals, wordsIn } from './desk';

const shownDays = 14;
const dayName = (day: string) => dateText(`${day}T00:00:00Z`, 'weekday', 'UTC');

/** How far the book is: words against the goal, by day and by chapter. */
export function ProgressTab({ desk }: { desk: Desk }) {
  const { about, chapters } = desk.book.data;
  const { words, characters, drafted } = totals(desk);
  const days = lastDays(desk.days, today(), shownDays);
  const most = Math.max(about.dailyWords, ...days.map((one) => one.words));
  const streak = streakOf({ days: desk.days.map((one) => ({ ...one, seconds: 0 })) }, today());
  const todays = days.at(-1)?.words ?? 0;
  const share = draftedShare({ drafted, characters });
  const scenes = scenesOf(desk.book.data);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
      <Card as="section" className="grid content-start gap-3">
        <h3 className="text-lg font-bold">The book</h3>
        <p>
          {count(words, 'word')} of {numberText(about.goalWords)}
        </p>
        <span aria-hidden="true" className="h-3 rounded-mark bg-line">
          <span
            className="block h-3 rounded-mark bg-accent"
            style={{ width: `${Math.min(1, words / about.goalWords) * 100}%` }}
          />
        </span>
        <p>
          Today: {count(todays, 'word')} of {numberText(about.dailyWords)}. {streak > 1 && `${streak} days in a row.`}
        </p>
        <p className="text-muted">
          {statusIds.map((id) => `${statuses[id]}: ${scenes.filter(({ status }) => status === id).length}`).join(' · ')}
        </p>
        <p>{share > 0 ? `${share} % of the text was drafted by a model.` : 'All of it is your own writing.'}</p>
      </Card>
      <Card as="section" className="grid content-start gap-3">
        <h3 className="text-lg font-bold">Words by day</h3>
        <ol className="grid gap-1">
          {days.map((one) => (
            <li key={one.day} className="grid grid-cols-[6.5rem_minmax(0,1fr)_4rem] items-center gap-2 text-sm">
              <span className="text-muted">{dayName(one.day)}</span>
              <span aria-hidden="true" className="h-3 rounded-mark bg-line">
                <span className="block h-3 rounded-mark bg-accent" style={{ width: `${(one.words / most) * 100}%` }} />
              </span>
              <span className="text-right tabular-nums">{numberText(one.words)}</span>
            </li>
          ))}
        </ol>
      </Card>
      <Card as="section" className="grid content-start gap-3 lg:col-span-2">
        <h3 className="text-lg font-bold">Words by chapter</h3>
        <ol className="grid gap-1">
          {chapters.map((chapter, at) => (
            <li key={chapter.id} className="flex justify-between gap-4 border-b border-line py-1">
              <span className="wrap-anywhere">{chapterName(chapter, at)}</span>
              <span className="shrink-0 tabular-nums">
                {count(
                  chapter.scenes.reduce((sum, { id }) => sum + wordsIn(desk, id), 0),
                  'word',
                )}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}
