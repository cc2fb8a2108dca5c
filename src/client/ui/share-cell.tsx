import { cx } from './cx';

interface ShareCellProps {
  /** How much was right, from 0 to 1. */
  share: number | null;
  /** There is an answer that a person has to mark. */
  isWaiting?: boolean;
}

/** A cell of a table of results. A sign and a tone: neither says it alone. */
export function ShareCell({ share, isWaiting = false }: ShareCellProps) {
  const look =
    share === null
      ? isWaiting
        ? { sign: '…', word: 'waits for a mark', tone: 'text-ink' }
        : { sign: '–', word: 'no answer', tone: 'text-muted' }
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
