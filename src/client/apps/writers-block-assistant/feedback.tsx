import { MessageSquareQuote } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MadeBy } from '#client/generate/made-by';
import { useGenerate } from '#client/generate/use-generate';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import type { GenerateOutput, OutputOf } from '#shared/api/generate';
import type { WritingData } from '#shared/writing/writing';
import { tailOf } from './work';

type Notes = OutputOf<'writing-feedback'>['notes'];
type FeedbackNotes = Pick<GenerateOutput, 'by' | 'fellBack'> & { notes: Notes };

const criteria: Record<Notes[number]['about'], string> = {
  task: 'Task',
  organisation: 'Organisation',
  vocabulary: 'Vocabulary',
  grammar: 'Grammar',
};

/** What a reader would say of the text, by criteria and with its words: never a sentence to copy. */
export function Feedback({ data }: { data: WritingData }) {
  const generate = useGenerate('writers-block-assistant');
  const [feedback, setFeedback] = useState<FeedbackNotes>();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (feedback) result.current?.focus();
  }, [feedback]);

  async function make() {
    const { type, level, prompt } = data;
    const answer = await generate.run({
      ask: { task: 'writing-feedback', text: tailOf(data.draft), type, level, prompt },
    });
    if (answer?.output.task === 'writing-feedback') setFeedback({ ...answer, notes: answer.output.notes });
  }

  return (
    <Card as="section" className="grid gap-3">
      <h2 className="font-bold">Feedback</h2>
      <div>
        <Button
          variant="secondary"
          icon={<MessageSquareQuote />}
          pending={generate.isPending}
          pendingLabel="Reading…"
          // A failure is said by the shell; what was there stays.
          onClick={() => void make().catch(() => {})}
        >
          Ask for feedback
        </Button>
      </div>
      {feedback && (
        <div ref={result} tabIndex={-1} className="grid gap-3 outline-none">
          <div>
            <MadeBy {...feedback} />
          </div>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {feedback.notes.map(({ about, quote, say }) => (
              <li key={`${about} ${quote} ${say}`} className="wrap-anywhere">
                <span className="block text-sm text-muted">{criteria[about]}</span>
                {quote && <q className="block font-bold">{quote}</q>}
                {say}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
