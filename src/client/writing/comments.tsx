import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#client/ui/badge';
import { cx } from '#client/ui/cx';
import { IconButton } from '#client/ui/icon-button';
import type { Comment } from '#shared/api/writing';
import { commentCodes } from '#shared/writing/codes';
import { MarkedText } from './marked-text';

interface CommentedTextProps {
  text: string;
  comments: readonly Comment[];
  /** Takes a comment off, for the user who wrote it. */
  onRemove?: (comment: Comment) => void;
}

/** A text with its comments in the margin; on a phone they stand below it. One that is chosen shows its place. */
export function CommentedText({ text, comments, onRemove }: CommentedTextProps) {
  const [chosenId, setChosenId] = useState<string>();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="rounded-card border border-line bg-surface px-4 py-3 leading-loose whitespace-pre-wrap wrap-break-word">
        <MarkedText
          text={text}
          marks={comments.map(({ id, start, end, code }) => ({
            id,
            start,
            end,
            label: code,
            isChosen: id === chosenId,
          }))}
          onChoose={setChosenId}
        />
      </div>
      <CommentList text={text} comments={comments} chosen={chosenId} onChoose={setChosenId} onRemove={onRemove} />
    </div>
  );
}

interface CommentListProps extends CommentedTextProps {
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

export function CommentList({ text, comments, chosen, onChoose, onRemove }: CommentListProps) {
  if (comments.length === 0) return <p className="text-muted">No comments in the text.</p>;
  return (
    <ol aria-label="Comments" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {comments.map((comment) => {
        const { id, start, end, code, text: note } = comment;
        return (
          <li
            key={id}
            className={cx(
              'flex items-start gap-1 rounded-control border bg-surface',
              id === chosen ? 'border-focus' : 'border-line',
            )}
          >
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
              className="grid min-h-11 min-w-0 flex-1 gap-1 rounded-control px-3 py-2 text-left tone-neutral wrap-anywhere hover:tinted-hover"
            >
              <span className="flex flex-wrap items-center gap-2">
                <Badge tone={code === 'GOOD' ? 'good' : 'neutral'}>{code}</Badge>
                <span className="text-sm text-muted">{commentCodes[code].name}</span>
              </span>
              <q className="text-sm">{text.slice(start, end)}</q>
              <span>{note || commentCodes[code].hint}</span>
            </button>
            {onRemove && (
              <IconButton label={`Take off the comment ${code}`} icon={<Trash2 />} onClick={() => onRemove(comment)} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
