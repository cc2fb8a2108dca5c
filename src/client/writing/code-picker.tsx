import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button';
import { TextArea } from '#client/ui/text-area';
import { handInLimits } from '#shared/api/writing';
import { inShort } from '#shared/core/in-short';
import { type CommentCode, commentCodeIds, commentCodes } from '#shared/writing/codes';

interface CodePickerProps {
  /** The words that were selected. */
  quote: string;
  onChoose: (code: CommentCode, text: string) => void;
  onCancel: () => void;
}

/** Says with a code, and words if need be, what is the matter with a place. */
export function CodePicker({ quote, onChoose, onCancel }: CodePickerProps) {
  const [text, setText] = useState('');
  const codes = useRef<HTMLFieldSetElement>(null);
  useEffect(() => codes.current?.querySelector('button')?.focus(), []);

  /** A letter goes to the next code that begins with it. */
  function seek(event: KeyboardEvent) {
    const buttons = [...(codes.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const turned = [...buttons.slice(at + 1), ...buttons.slice(0, at + 1)];
    turned.find((button) => button.textContent?.startsWith(event.key.toUpperCase()))?.focus();
  }

  return (
    <section
      aria-label="New comment"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
        // Elsewhere that returns the text, and what is typed here would be lost.
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.preventDefault();
      }}
      className="grid gap-3 rounded-card border border-focus bg-surface p-3"
    >
      <p className="wrap-anywhere">
        On <q className="font-bold">{inShort(quote, 120)}</q>
      </p>
      <TextArea
        label="What you want to say"
        optional
        rows={2}
        maxLength={handInLimits.comment}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <fieldset ref={codes} onKeyDown={seek} className="flex flex-wrap gap-1.5">
        <legend className="mb-1.5 font-bold">Choose a code</legend>
        {commentCodeIds.map((code) => (
          <Button
            key={code}
            className="min-w-11"
            variant="secondary"
            title={commentCodes[code].name}
            aria-label={`${code}: ${commentCodes[code].name}`}
            onClick={() => onChoose(code, text.trim())}
          >
            {code}
          </Button>
        ))}
      </fieldset>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5">What the codes mean</summary>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
          {commentCodeIds.map((code) => (
            <Fragment key={code}>
              <dt className="font-bold">{code}</dt>
              <dd>{commentCodes[code].name}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
      <div>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
