import { useId } from 'react';
import { TextField } from '#client/ui/text-field';
import { topics } from '#shared/content/words/topics';
import { lessonTopics } from '#shared/lessons/plan/topic-of';
import type { SourceFieldsProps } from './source-fields';

interface TopicFieldProps extends Pick<SourceFieldsProps, 'wish' | 'faults' | 'onChange'> {
  hint?: string;
}

/** What a lesson is about: one of ours, or one in the teacher's own words. */
export function TopicField({ wish, faults, hint, onChange }: TopicFieldProps) {
  const list = useId();
  return (
    <>
      <TextField
        label="Topic"
        name="topic"
        list={list}
        maxLength={80}
        autoComplete="off"
        hint={hint}
        error={faults.topic}
        value={wish.topic}
        onChange={({ target }) => onChange({ topic: target.value })}
      />
      <datalist id={list}>
        {lessonTopics.map((id) => (
          <option key={id} value={topics[id]} />
        ))}
      </datalist>
    </>
  );
}
