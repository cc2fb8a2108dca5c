import { HelpCircle } from 'lucide-react';
import { questionsFor } from '../../../shared/content/writing/questions';
import type { WritingData } from '../../../shared/writing/writing';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-area';

interface StepProps {
  data: WritingData;
  onChange: (part: Partial<WritingData>) => void;
}

/** Questions, one after the other, with what comes to mind. Notes, not sentences. */
export function Ideas({ data, onChange }: StepProps) {
  const chain = questionsFor(data.type);
  const asked = data.ideas.length > 0 ? data.ideas : chain.slice(0, 1).map((about) => ({ about, text: '' }));
  const next = chain.find((about) => !asked.some((idea) => idea.about === about));
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-muted">Write down what comes to mind: words are enough.</p>
      {asked.map((idea, place) => (
        <TextArea
          key={idea.about}
          label={idea.about}
          rows={2}
          maxLength={2000}
          value={idea.text}
          onChange={(event) =>
            onChange({ ideas: asked.map((one, at) => (at === place ? { ...one, text: event.target.value } : one)) })
          }
        />
      ))}
      {next && (
        <div>
          <Button
            variant="secondary"
            icon={<HelpCircle />}
            onClick={() => onChange({ ideas: [...asked, { about: next, text: '' }] })}
          >
            Ask me another question
          </Button>
        </div>
      )}
    </div>
  );
}
