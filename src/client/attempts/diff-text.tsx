import type { DiffPart } from '#shared/answers/answer-diff';

/** A comparison in words and signs, not in colour alone: what is too much is struck out, what is missing underlined. */
export function DiffText({ parts }: { parts: readonly DiffPart[] }) {
  return (
    <p className="text-lg break-words">
      <span className="sr-only">Compared: </span>
      {parts.map(({ text, kind }, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison never move
        if (kind === 'same') return <span key={place}>{text}</span>;
        return kind === 'extra' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <del key={place} className="mx-0.5 text-bad">
            <span className="sr-only">too much: </span>
            {text}
          </del>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <ins key={place} className="font-bold text-good underline decoration-2 underline-offset-4">
            <span className="sr-only">missing: </span>
            {text}
          </ins>
        );
      })}
    </p>
  );
}
