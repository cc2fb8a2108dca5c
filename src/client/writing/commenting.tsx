import { useId, useRef, useState } from 'react';
import { Button } from '#client/ui/button';
import type { Comment } from '#shared/api/writing';
import type { CommentCode } from '#shared/writing/codes';
import { CodePicker } from './code-picker';
import { CommentList } from './comments';
import { Pad, type PadHandle } from './pad';

interface CommentingProps {
  text: string;
  comments: readonly Comment[];
  onAdd: (comment: { start: number; end: number; code: CommentCode; text: string }) => void;
  onRemove: (comment: Comment) => void;
}

interface Place {
  start: number;
  end: number;
}

/** A text to comment on: select a place with the mouse, a finger or the keyboard, then choose a code. */
export function Commenting({ text, comments, onAdd, onRemove }: CommentingProps) {
  const hint = useId();
  const pad = useRef<PadHandle>(null);
  const [selected, setSelected] = useState<Place>();
  const [picking, setPicking] = useState<Place>();
  const [chosenId, setChosenId] = useState<string>();

  function choose(id: string) {
    setChosenId(id);
    const comment = comments.find((one) => one.id === id);
    if (comment) pad.current?.jumpTo(comment);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-3 lg:sticky lg:top-20">
        <p id={hint} className="text-muted">
          Select words in the text, then press Comment. With the keyboard: Shift and the arrow keys, then Enter.
        </p>
        <Pad
          ref={pad}
          label="The text"
          text={text}
          readOnly
          onRest={() => {}}
          onSelect={setSelected}
          onEnter={setPicking}
          describedBy={hint}
          marks={comments.map(({ id, start, end }) => ({ id, start, end, isChosen: id === chosenId }))}
          className="h-[45dvh] min-h-60 lg:h-[60dvh]"
        />
        <div>
          <Button
            aria-disabled={!selected || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => selected && setPicking(selected)}
          >
            Comment
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {picking && (
          <CodePicker
            key={picking.start}
            quote={text.slice(picking.start, picking.end)}
            onCancel={() => {
              setPicking(undefined);
              pad.current?.jumpTo(picking);
            }}
            onChoose={(code, note) => {
              onAdd({ ...picking, code, text: note });
              setPicking(undefined);
              pad.current?.jumpTo({ start: picking.end, end: picking.end });
            }}
          />
        )}
        <CommentList text={text} comments={comments} chosen={chosenId} onChoose={choose} onRemove={onRemove} />
      </div>
    </div>
  );
}
