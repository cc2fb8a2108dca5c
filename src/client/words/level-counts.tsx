import { cx } from '#client/ui/cx';
import { type Level, levels } from '#shared/core/level';
import type { LevelProfile } from '#shared/vocabulary/level-profile';
import { type Mark, markOf } from './level-marks';

interface LevelCountsProps {
  profile: LevelProfile;
  classLevel: Level;
}

function headingOf({ isEnglish, level }: LevelProfile): string {
  if (!isEnglish) return 'This does not look like English';
  return level ? `This text is about ${level}` : 'Level of the text';
}

/** How many running words of the text are of each level; the same marks as in the text, so that this is its legend. */
export function LevelCounts({ profile, classLevel }: LevelCountsProps) {
  const { counts, words } = profile;
  // As many as the bars of these levels show: what is not listed may be a name or an easy word as well.
  const above = levels.slice(levels.indexOf(classLevel) + 1).reduce((sum, level) => sum + counts[level], 0);
  const most = Math.max(1, ...Object.values(counts));
  const rows: Mark[] = [...levels, 'unknown'];
  return (
    <section aria-labelledby="profile-heading" className="grid gap-3">
      <h2 id="profile-heading" className="text-lg font-bold">
        {headingOf(profile)}
      </h2>
      <p>
        {words} words, about {Math.round(profile.wordsPerSentence)} to a sentence.{' '}
        <strong>
          Words above {classLevel}: {above}
        </strong>
      </p>
      <dl className="grid gap-1.5">
        {rows.map((row) => (
          <div
            key={row}
            className="grid grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)_minmax(min-content,6rem)] items-center gap-3"
          >
            <dt>
              <span className={markOf[row]}>{row === 'unknown' ? 'Not listed' : row}</span>
            </dt>
            <dd aria-hidden="true" className="h-3 rounded-full bg-canvas">
              <span
                className={cx('block h-full rounded-full tone-accent', counts[row] > 0 && 'filled')}
                style={{ width: `${(counts[row] / most) * 100}%` }}
              />
            </dd>
            <dd className="text-right whitespace-nowrap tabular-nums">
              {counts[row]} <span className="text-muted">({words ? Math.round((counts[row] / words) * 100) : 0}%)</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
