import { type Names, type Strength, strengthOf } from '#shared/core/passwords';
import { cx } from './cx';

const words: Record<Strength, { bars: number; look: string; text: string }> = {
  weak: { bars: 1, look: 'bg-bad', text: 'Weak: easy to guess. A few words in a row are better.' },
  fair: { bars: 2, look: 'bg-warn', text: 'Fair: longer is better.' },
  good: { bars: 3, look: 'bg-good', text: 'Good.' },
  strong: { bars: 4, look: 'bg-good', text: 'Strong.' },
};

/** Says how hard a password is to guess. It advises and refuses nothing: that is the server's. */
export function PasswordMeter({ password, names }: { password: string; names: Names }) {
  const { bars, look, text } = words[strengthOf(password, names)];
  return (
    <div className="grid gap-1">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={cx('h-1.5 rounded-full', bar <= bars ? look : 'bg-line')} />
        ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {text}
      </p>
    </div>
  );
}
