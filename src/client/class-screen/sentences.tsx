import type { ReactNode } from 'react';
import { gapMark } from '#shared/items/gap-mark';

interface SentencesProps {
  as?: 'p' | 'h2';
  text: string;
  className: string;
  /** Before the first one. */
  children?: ReactNode;
  /** After the last one. */
  end?: ReactNode;
  /** How the text of one is drawn. */
  draw?: (text: string) => ReactNode;
}

/** A paragraph for the class. Where it is longer than a page, it is broken between its sentences. */
export function Sentences({ as: Paragraph = 'p', text, className, children, end, draw = withGaps }: SentencesProps) {
  const sentences = text.trim().split(/(?<=[.!?…]["”’)]?\s+|\n\s*)(?=\S)/);
  return (
    <Paragraph className={`class-sentences ${className}`}>
      {children}
      {sentences.map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a text keep their places
        <span key={at}>
          <span className="class-break" />
          {draw(sentence)}
        </span>
      ))}
      {end}
    </Paragraph>
  );
}

/** Its gaps drawn as lines. */
function withGaps(text: string) {
  return text.split(gapMark).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    <span key={at}>
      {at > 0 && (
        <span className="class-gap">
          <span className="sr-only">blank</span>
        </span>
      )}
      {piece}
    </span>
  ));
}
