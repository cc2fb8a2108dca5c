import { LifeBuoy } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { MadeBy } from '#client/generate/made-by';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { Pad, type PadHandle } from '#client/writing/pad';
import { PadFrame } from '#client/writing/pad-frame';
import { SpellingList } from '#client/writing/spelling-list';
import { useMisspellings } from '#client/writing/use-misspellings';
import { framesFor } from '#shared/content/writing/frames';
import { countWords } from '#shared/writing/count-words';
import type { Edit } from '#shared/writing/log';
import type { WritingData } from '#shared/writing/writing';
import { useQuestions } from './use-questions';

interface DraftProps {
  data: WritingData;
  onEdit: (edit: Edit) => void;
  onWrite: (text: string) => void;
}

/** The sheet to write on. Who is stuck gets a question, a way to begin and some words, never a sentence. */
export function Draft({ data, onEdit, onWrite }: DraftProps) {
  const words = useMemo(() => countWords(data.draft), [data.draft]);
  const questions = useQuestions(data);
  const pad = useRef<PadHandle>(null);
  const misspellings = useMisspellings(data.draft);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <PadFrame words={words} target={data.words} log={data.log}>
          <Pad
            ref={pad}
            marks={misspellings.marks}
            markedIn={misspellings.of}
            label="Your text"
            text={data.draft}
            onRest={onWrite}
            onEdit={onEdit}
            placeholder="Write here."
            className="flex-1"
          />
        </PadFrame>
        <SpellingList
          misspellings={misspellings}
          onWrite={(flag, suggestion, of) => pad.current?.replace(flag, suggestion, of)}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <Button variant="secondary" icon={<LifeBuoy />} onClick={questions.next}>
            Stuck?
          </Button>
        </div>
        <div aria-live="polite">{questions.asked && <Help data={data} {...questions} asked={questions.asked} />}</div>
        {data.outline.some(({ text }) => text) && (
          <Card as="section" className="grid gap-2">
            <h2 className="font-bold">Your plan</h2>
            <dl className="grid gap-2">
              {data.outline
                .filter(({ text }) => text)
                .map(({ about, text }) => (
                  <div key={about} className="wrap-anywhere">
                    <dt className="text-sm text-muted">{about}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
            </dl>
          </Card>
        )}
      </div>
    </div>
  );
}

type Questions = ReturnType<typeof useQuestions>;
interface HelpProps extends Pick<Questions, 'turn' | 'isPending'> {
  data: WritingData;
  asked: NonNullable<Questions['asked']>;
}

function Help({ data, turn, asked, isPending }: HelpProps) {
  const frame = framesFor(data.type, data.level)[0];
  const part = frame?.parts[turn % frame.parts.length];
  return (
    <Card className="grid gap-2">
      <p>
        <span className="block text-sm text-muted">A question</span>
        {asked.question}
      </p>
      {asked.made && (
        <p>
          <MadeBy {...asked.made} />
        </p>
      )}
      {isPending && <p className="text-muted">Looking for one about your text…</p>}
      {part && (
        <p>
          <span className="block text-sm text-muted">A way to begin</span>
          {part.starter}
        </p>
      )}
      {frame && (
        <p>
          <span className="block text-sm text-muted">Words</span>
          {frame.words.join(', ')}
        </p>
      )}
    </Card>
  );
}
