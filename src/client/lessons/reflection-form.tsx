import { useState } from 'react';
import { Button } from '#client/ui/button';
import { TextArea } from '#client/ui/text-area';
import type { LessonData } from '#shared/content/lessons/lesson';
import { mergeParagraphs } from '#shared/library/merge-paragraphs';

export type Reflection = NonNullable<LessonData['reflection']>;

interface ReflectionFormProps {
  /** What was written before. */
  given: Reflection | undefined;
  onSave: (reflection: Reflection) => void;
}

const mostLetters = 2000;
/** Only where what was written elsewhere came to it: no more than this can be typed. */
const tooLong = (text: string) =>
  text.length > mostLetters ? 'Together this is more than 2,000 letters. Please shorten it.' : undefined;

/** Half a minute after the lesson: what to keep, and what to do again or differently. */
export function ReflectionForm({ given, onSave }: ReflectionFormProps) {
  const [worked, setWorked] = useTyped(given?.worked ?? '');
  const [repeat, setRepeat] = useTyped(given?.repeat ?? '');
  const isTooLong = worked.length > mostLetters || repeat.length > mostLetters;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTooLong) return;
        onSave({ worked: worked.trim(), repeat: repeat.trim(), at: new Date().toISOString() });
      }}
    >
      <TextArea
        label="What worked?"
        error={tooLong(worked)}
        rows={2}
        maxLength={mostLetters}
        value={worked}
        onChange={(event) => setWorked(event.target.value)}
      />
      <TextArea
        label="What to do again, or differently?"
        error={tooLong(repeat)}
        rows={2}
        maxLength={mostLetters}
        value={repeat}
        onChange={(event) => setRepeat(event.target.value)}
      />
      <div>
        <Button type="submit" variant="primary">
          Keep it with the plan
        </Button>
      </div>
    </form>
  );
}

/**
 * What is typed before it is kept. What somebody else kept meanwhile comes in paragraph by paragraph; where both wrote
 * in the same one, both stand there.
 */
function useTyped(text: string) {
  const [typed, setTyped] = useState(text);
  const [last, setLast] = useState(text);
  if (text !== last) {
    setLast(text);
    const sides = { base: last, mine: typed.trim() === text ? text : typed, theirs: text };
    setTyped(mergeParagraphs(sides, (mine, theirs) => withoutEmpty([...theirs, ...mine])));
  }
  return [typed, setTyped] as const;
}

const withoutEmpty = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '');
