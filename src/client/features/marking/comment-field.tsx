import { Bookmark, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#client/ui/button';
import { IconButton } from '#client/ui/icon-button';
import { TextArea } from '#client/ui/text-area';
import { numberText } from '#shared/core/locale';
import { isTooLong, joined } from './comments';
import { useOwnComments } from './use-own-comments';

interface CommentFieldProps {
  value: string;
  /** So many characters it has at most. What is longer is said, and not cut. */
  most: number;
  onChange: (text: string) => void;
}

/** A word about an answer, with one's own comments that one press puts into it. */
export function CommentField({ value, most, onChange }: CommentFieldProps) {
  const { comments, use, remove } = useOwnComments();
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = value.trim();
  const isKept = comments.includes(typed);
  function insert(comment: string) {
    use(comment);
    onChange(joined(value, comment));
    field.current?.focus();
  }
  function keep() {
    use(typed);
    field.current?.focus();
  }
  function forget(comment: string) {
    remove(comment);
    field.current?.focus();
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TextArea
        ref={field}
        label="A word about it"
        optional
        rows={3}
        error={
          isTooLong(value, most) &&
          `At most ${numberText(most)} characters, please: it has ${numberText(typed.length)}.`
        }
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {typed !== '' && !isKept && (
        <div>
          <Button variant="quiet" size="sm" icon={<Bookmark />} onClick={keep}>
            Keep this comment for others
          </Button>
        </div>
      )}
      {comments.length > 0 && (
        <ul
          aria-label="Your comments"
          className="max-h-56 divide-y divide-line overflow-y-auto rounded-card edge-card bg-surface"
        >
          {comments.map((comment) => (
            <li key={comment} className="flex items-center gap-1 pr-1">
              <button
                type="button"
                className="min-h-11 min-w-0 flex-1 cursor-pointer px-3 py-2 text-left wrap-anywhere hover:bg-canvas"
                onClick={() => insert(comment)}
              >
                {comment}
              </button>
              <IconButton
                size="sm"
                label={`Forget the comment: ${comment}`}
                icon={<X />}
                onClick={() => forget(comment)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
