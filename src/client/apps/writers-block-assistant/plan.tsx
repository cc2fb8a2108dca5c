import { useState } from 'react';
import { SegmentedControl } from '#client/ui/segmented-control';
import { TextArea } from '#client/ui/text-area';
import { framesFor } from '#shared/content/writing/frames';
import type { WritingData } from '#shared/writing/writing';
import type { StepProps } from './step-props';

/** The parts of the text, each with a question and a way to begin. */
export function Plan({ data, onChange }: StepProps) {
  const frames = framesFor(data.type, data.level);
  const [frameId, setFrameId] = useState(frames[0]?.id ?? '');
  const frame = frames.find(({ id }) => id === frameId) ?? frames[0];
  if (!frame) return null;
  const ideas = ideasOf(data);
  const noteOf = (about: string) => data.outline.find((one) => one.about === about)?.text ?? '';
  const write = (about: string, text: string) =>
    onChange({
      outline: data.outline.some((one) => one.about === about)
        ? data.outline.map((one) => (one.about === about ? { about, text } : one))
        : [...data.outline, { about, text }],
    });
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-4">
      {frames.length > 1 && (
        <SegmentedControl
          label="Frame"
          value={frame.id}
          onChange={setFrameId}
          options={frames.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {frame.parts.map(({ about, question, starter }) => (
        <TextArea
          key={about}
          label={about}
          hint={`${question} You could begin: “${starter}”`}
          rows={2}
          maxLength={2000}
          value={noteOf(about)}
          onChange={(event) => write(about, event.target.value)}
        />
      ))}
      <p>
        <span className="font-bold">Useful words: </span>
        {frame.words.join(', ')}
      </p>
      {ideas.length > 0 && (
        <section>
          <h2 className="font-bold">Your ideas</h2>
          <ul className="list-disc pl-5">
            {ideas.map((idea) => (
              <li key={idea} className="wrap-anywhere">
                {idea}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** All that came to mind, whichever way it came. */
function ideasOf({ ideas, list, map }: WritingData): string[] {
  const branches = map.map(({ about, twigs }) => {
    const twigText = twigs.filter((twig) => twig.trim()).join(', ');
    return about.trim() && twigText ? `${about}: ${twigText}` : about.trim() || twigText;
  });
  const all = [...ideas.map(({ text }) => text), ...list, ...branches];
  return [...new Set(all.map((idea) => idea.trim()).filter((idea) => idea !== ''))];
}
