import { HelpCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { TextArea } from '#client/ui/text-area';
import { questionsFor } from '#shared/content/writing/questions';
import { ListOfTen } from './list-of-ten';
import { MindMap } from './mind-map';
import type { StepProps } from './step-props';

const ways = { questions: 'Questions', list: 'List of ten', map: 'Mind map' } as const;
type Way = keyof typeof ways;

/** Ways to something to write about. Notes, not sentences; each way keeps its own. */
export function Ideas(props: StepProps) {
  const [way, setWay] = useState<Way>('questions');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SegmentedControl<Way>
        label="Way to ideas"
        value={way}
        onChange={setWay}
        options={(['questions', 'list', 'map'] as const).map((value) => ({ value, label: ways[value] }))}
      />
      {way === 'questions' && <Questions {...props} />}
      {way === 'list' && <ListOfTen {...props} />}
      {way === 'map' && <MindMap {...props} />}
    </div>
  );
}

/** Questions, one after the other, with what comes to mind. */
function Questions({ data, onChange }: StepProps) {
  const chain = questionsFor(data.type);
  const ideas = data.ideas.length > 0 ? data.ideas : chain.slice(0, 1).map((about) => ({ about, text: '' }));
  const next = chain.find((about) => !ideas.some((idea) => idea.about === about));
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-muted">Write down what comes to mind: words are enough.</p>
      {ideas.map((idea, place) => (
        <TextArea
          key={idea.about}
          label={idea.about}
          rows={2}
          maxLength={2000}
          value={idea.text}
          onChange={(event) =>
            onChange({ ideas: ideas.map((one, at) => (at === place ? { ...one, text: event.target.value } : one)) })
          }
        />
      ))}
      {next && (
        <div>
          <Button
            variant="secondary"
            icon={<HelpCircle />}
            onClick={() => onChange({ ideas: [...ideas, { about: next, text: '' }] })}
          >
            Ask me another question
          </Button>
        </div>
      )}
    </div>
  );
}
