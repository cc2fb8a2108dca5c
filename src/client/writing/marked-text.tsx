import { memo } from 'react';
import { cx } from '#client/ui/cx';

/** A place of a text to be seen. */
export interface Mark {
  id: string;
  start: number;
  end: number;
  /** The one that is looked at. */
  isChosen?: boolean;
  /** Stands after the place, as a code in a margin does. */
  label?: string;
  /** A misspelled word, where other marks are something else. */
  isMisspelled?: boolean;
}

interface MarkedTextProps {
  text: string;
  /** In their order; where two overlap, the second one begins after the first. */
  marks: readonly Mark[];
  /** Makes each mark a button. */
  onChoose?: (id: string) => void;
}

/**
 * A text with places marked, a block to each paragraph: one that did not change is neither rendered nor laid out again.
 */
export function MarkedText({ text, marks, onChoose }: MarkedTextProps) {
  return piecesOf(text, marks).map(({ line, own }, place) => {
    // Ids are for those who choose: elsewhere they would differ where nothing else does.
    const ownMarks = onChoose ? own : own.map((mark, at) => ({ ...mark, id: String(at) }));
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
    return <Paragraph key={place} line={line} marks={JSON.stringify(ownMarks)} onChoose={onChoose} />;
  });
}

interface ParagraphProps {
  line: string;
  /** As text, so that equal ones are the same. */
  marks: string;
  onChoose: ((id: string) => void) | undefined;
}

const Paragraph = memo(function Paragraph({ line, marks, onChoose }: ParagraphProps) {
  const own: Mark[] = JSON.parse(marks);
  let from = 0;
  return (
    <div>
      {own.map((mark) => {
        const before = line.slice(from, mark.start);
        const inside = line.slice(Math.max(from, mark.start), mark.end);
        from = Math.max(from, mark.end);
        return (
          <span key={mark.id}>
            {before}
            <MarkView mark={mark} text={inside} onChoose={onChoose} />
          </span>
        );
      })}
      {line.slice(from)}
      {'\n'}
    </div>
  );
});

interface MarkViewProps {
  mark: Mark;
  text: string;
  onChoose: ((id: string) => void) | undefined;
}

function MarkView({ mark: { id, isChosen, label, isMisspelled }, text, onChoose }: MarkViewProps) {
  const look = cx(
    'rounded-mark tone-warn underline decoration-tone decoration-wavy decoration-2 underline-offset-4',
    isChosen && 'tinted',
  );
  if (!onChoose) {
    return (
      <mark data-misspelled={isMisspelled || undefined} className={cx(look, 'bg-transparent text-inherit')}>
        {text}
      </mark>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(id)}
      className={cx(look, 'inline text-left text-ink')}
    >
      {text}
      {label && <sup className="ml-0.5 font-bold no-underline">{label}</sup>}
    </button>
  );
}

interface Piece {
  line: string;
  /** Its marks, counted from where it begins. */
  own: Mark[];
}

/** The lines of a text, each with its own marks; a mark over two lines is cut at the end of the first. */
function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const sorted = [...marks].sort((a, b) => a.start - b.start);
  const pieces: Piece[] = [];
  let at = 0;
  let next = 0;
  for (const line of text.split('\n')) {
    const own: Mark[] = [];
    let mark = sorted[next];
    while (mark && mark.start <= at + line.length) {
      own.push({ ...mark, start: mark.start - at, end: Math.min(mark.end - at, line.length) });
      next += 1;
      mark = sorted[next];
    }
    pieces.push({ line, own });
    at += line.length + 1;
  }
  return pieces;
}
