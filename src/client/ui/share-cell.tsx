import { cx } from './cx';

interface ShareCellProps {
  /** How much was right, from 0 to 1. */
  share: number | null;
  /** What it is called where there is none. */
  none?: string;
}

/** A cell of a table of results. A sign and a tone: neither says it alone. */
export function ShareCell({ share, none = 'no answer' }: ShareCellProps) {
  const look =
    share === null
      ? { sign: '–', word: none, tone: 'text-muted' }
      : share >= 1
        ? { sign: '✓', word: 'right', tone: 'text-good' }
        : share > 0
          ? { sign: `${Math.round(share * 100)}`, word: 'per cent', tone: 'text-ink' }
          : { sign: '✗', word: 'wrong', tone: 'text-bad' };
  return (
    <td className={cx('px-2 py-2 text-center font-bold', look.tone)}>
      <span aria-hidden={share === null || share >= 1 || share === 0}>{look.sign}</span>
      <span className="sr-only"> {look.word}</span>
    </td>
  );
}
