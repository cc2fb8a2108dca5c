import { useState } from 'react';
import type { LessonData } from '../../../shared/lessons/lesson';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-area';

export type Reflection = NonNullable<LessonData['reflection']>;

interface ReflectionFormProps {
  /** What was written before. */
  given: Reflection | undefined;
  onSave: (reflection: Reflection) => void;
}

const mostLetters = 2000;

/** Half a minute after the lesson: what to keep, and what to do again or differently. */
export function ReflectionForm({ given, onSave }: ReflectionFormProps) {
  const [worked, setWorked] = useState(given?.worked ?? '');
  const [repeat, setRepeat] = useState(given?.repeat ?? '');
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ worked: worked.trim(), repeat: repeat.trim(), at: new Date().toISOString() });
      }}
    >
      <TextArea
        label="What worked?"
        rows={2}
        maxLength={mostLetters}
        value={worked}
        onChange={(event) => setWorked(event.target.value)}
      />
      <TextArea
        label="What to do again, or differently?"
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
