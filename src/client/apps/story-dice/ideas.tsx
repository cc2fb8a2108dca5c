import { Plus } from 'lucide-react';
import { useState } from 'react';
import { GenerateButton } from '#client/generate/generate-button';
import { MadeBy } from '#client/generate/made-by';
import { useGenerate } from '#client/generate/use-generate';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import type { GenerateOutput, GenerateRequest } from '#shared/api/generate';
import type { Level } from '#shared/core/level';

type Want = Extract<GenerateRequest['ask'], { task: 'story-idea' }>['want'];

const names: Record<Want, string> = { opening: 'A first line', turn: 'A surprise', story: 'A model story' };

interface IdeasProps {
  dice: string[];
  level: Level;
  /** A line that goes into one's own story. A model story is for reading. */
  onTake: (line: string) => void;
}

/** Help for the user who is stuck: a first line, a surprise, or a story that shows how it could go. */
export function Ideas({ dice, level, onTake }: IdeasProps) {
  const generate = useGenerate('story-dice');
  const [got, setGot] = useState<{ want: Want; text: string; answer: GenerateOutput }>();
  const [request, setRequest] = useState<Want>('opening');

  const ask = async (want: Want) => {
    setRequest(want);
    const answer = await generate.run({ ask: { task: 'story-idea', want, dice, level } });
    if (answer?.output.task === 'story-idea') setGot({ want, text: answer.output.text, answer });
  };
  return (
    <section aria-labelledby="ideas-heading" className="grid gap-3">
      <h2 id="ideas-heading" className="text-lg font-bold">
        Stuck?
      </h2>
      <div className="flex flex-wrap gap-3">
        {(['opening', 'turn', 'story'] as const).map((want) => (
          <GenerateButton
            key={want}
            variant="secondary"
            isPending={generate.isPending && request === want}
            pendingLabel="Thinking…"
            onStop={generate.cancel}
            onClick={() => void ask(want).catch(() => {})}
          >
            {names[want]}
          </GenerateButton>
        ))}
      </div>
      <div aria-live="polite">
        {generate.isPending && generate.soFar && <p className="max-w-measure wrap-anywhere">{generate.soFar}</p>}
        {got && !generate.isPending && (
          <Card className="grid justify-items-start gap-3">
            <p className="max-w-measure text-lg wrap-anywhere">{got.text}</p>
            <div className="flex flex-wrap items-center gap-3">
              <MadeBy {...got.answer} />
              {got.want !== 'story' && (
                <Button variant="quiet" icon={<Plus />} onClick={() => onTake(got.text)}>
                  Put it into my story
                </Button>
              )}
            </div>
          </Card>
        )}
      </div>
    </section>
  );
}
