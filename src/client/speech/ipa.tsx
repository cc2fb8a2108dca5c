import { cx } from '#client/ui/cx';
import './ipa.css';

/** Signs of the phonetic alphabet, in a face that has all of them. */
export function Ipa({ children, className }: { children: string; className?: string }) {
  return (
    <span lang="en-GB-fonipa" translate="no" className={cx('ipa', children.includes(' ') && 'is-phrase', className)}>
      {children}
    </span>
  );
}

/** A text with signs between slashes: only they are set in the face for signs. */
export function WithIpa({ text }: { text: string }) {
  return text.split(/(\/[^/\s]+\/)/).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      <Ipa key={place}>{part}</Ipa>
    ) : (
      part
    ),
  );
}
