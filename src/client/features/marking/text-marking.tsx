import { useRef } from 'react';
import { shortMoment } from '#client/lib/plain-date';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { KeyCap } from '#client/ui/key-cap';
import { HandInBody } from '#client/writing/hand-in-body';
import { LoadedHandIn } from '#client/writing/loaded-hand-in';
import type { TextToMark } from '#shared/api/to-mark';
import type { HandIn } from '#shared/api/writing';
import { count } from '#shared/core/count';
import { useMarkingKeys } from './use-marking-keys';
import { WorkHeading } from './work-heading';

interface TextMarkingProps {
  text: TextToMark;
  takesFocus: boolean;
  /** Goes on to the next one. */
  onPass: (as: 'returned' | 'skipped') => void;
}

/** A text that was handed in: read, commented and returned as in the app that it comes from. */
export function TextMarking({ text, takesFocus, onPass }: TextMarkingProps) {
  const { id, studentName, title, words, round, handedInAt } = text;
  const form = useRef<HTMLFormElement>(null);
  const skip = () => onPass('skipped');
  useMarkingKeys({ onSave: () => form.current?.requestSubmit() });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <WorkHeading work={text} takesFocus={takesFocus}>
        <p className="text-muted wrap-anywhere">
          {title} · {count(words, 'word')}
          {round > 1 && ` · round ${round}`} · handed in {shortMoment(handedInAt)}
        </p>
      </WorkHeading>
      <LoadedHandIn id={id}>
        {(handIn) => (
          <>
            {handIn.returnedAt && (
              <Banner
                tone="bad"
                title="This text was returned in the meantime. It stays as it is."
                action={
                  <Button size="sm" variant="secondary" onClick={skip}>
                    Go on
                  </Button>
                }
              />
            )}
            <HandInBody handIn={named(handIn, studentName)} form={form} onDone={() => onPass('returned')} />
          </>
        )}
      </LoadedHandIn>
      <div>
        <Button variant="quiet" onClick={skip}>
          Skip
        </Button>
      </div>
      <p className="text-sm text-muted">
        <KeyCap>Ctrl</KeyCap> <KeyCap>Enter</KeyCap> <span className="sr-only">Control and Enter</span> returns it.
      </p>
    </div>
  );
}

/** The student as the class has them. */
const named = (handIn: HandIn, name: string): HandIn => ({ ...handIn, student: { ...handIn.student, name } });
