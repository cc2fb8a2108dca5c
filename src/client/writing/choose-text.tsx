import { useEffect, useRef, useState } from 'react';
import { RunsView } from '#client/library/change-view';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SegmentedControl } from '#client/ui/segmented-control';
import { dateText } from '#shared/core/locale';
import { compareTexts } from '#shared/library/compare';
import { countWords } from '#shared/writing/count-words';

interface ChooseTextProps {
  /** unsaved: this device has changes that were never sent. conflict: both sides went on. */
  why: 'unsaved' | 'conflict';
  /** Of this device, and when it was kept. */
  mine: string;
  at: string;
  theirs: string;
  onChoose: (which: 'mine' | 'theirs') => void;
}

type View = 'mine' | 'theirs' | 'changes';

/** Two versions of one text: both can be read and compared, and one of them is gone on with. */
export function ChooseText({ why, mine, at, theirs, onChoose }: ChooseTextProps) {
  const [view, setView] = useState<View>('mine');
  // It takes the place of what was being typed in: no key that still comes presses anything.
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const when = dateText(at, 'moment');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p ref={question} tabIndex={-1} className="max-w-measure outline-none">
        {why === 'unsaved'
          ? `This device has a newer version, of ${when}, that was not saved. Which one do you want to go on with?`
          : `This text was changed somewhere else as well. The version of this device is of ${when}. Which one do you want to go on with?`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChoose('mine')}>Go on with this device’s version</Button>
        <Button variant="secondary" onClick={() => onChoose('theirs')}>
          Go on with the saved one
        </Button>
      </div>
      <p className="text-muted">The other one is not lost: it becomes a version, which can be brought back.</p>
      <SegmentedControl<View>
        label="Show"
        hideLabel
        value={view}
        onChange={setView}
        options={[
          { value: 'mine', label: `This device, ${countWords(mine)} words` },
          { value: 'theirs', label: `Saved, ${countWords(theirs)} words` },
          { value: 'changes', label: 'What differs' },
        ]}
      />
      <Card className="max-h-[60dvh] overflow-y-auto">
        {view === 'changes' ? (
          <>
            <p className="mb-3 text-muted">From the saved one to this device’s version:</p>
            <RunsView runs={compareTexts(theirs, mine)} />
          </>
        ) : (
          <p className="whitespace-pre-wrap wrap-anywhere">
            {(view === 'mine' ? mine : theirs) || 'Nothing is written.'}
          </p>
        )}
      </Card>
    </div>
  );
}
