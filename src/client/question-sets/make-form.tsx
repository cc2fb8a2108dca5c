import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { TextArea } from '#client/ui/text-area';
import { SavedLists } from '#client/words/saved-lists';
import { type Topic, topicIds, topics } from '#shared/content/words/topics';
import { type Level, levels } from '#shared/core/level';
import { points } from '#shared/grammar/points';
import type { SuggestFrom } from './use-candidates';

const counts = ['3', '5', '10'] as const;

/** What questions can be made of by the engines. */
export type MadeFrom = 'topic' | 'grammar' | 'text' | 'list';

/** What is chosen in the form; all of it stays while another source is looked at. */
export function useMakeForm() {
  const [level, setLevel] = useState<Level>('A2');
  const [topic, setTopic] = useState<Topic>('food');
  const [point, setPoint] = useState<string>(points[0]?.id ?? '');
  const [text, setText] = useState('');
  const [list, setList] = useState<string>();
  const [count, setCount] = useState<(typeof counts)[number]>('5');

  /** What is asked of the server, or what is missing before. */
  function requestFor(from: MadeFrom): SuggestFrom | string {
    switch (from) {
      case 'topic':
        return { topic, level };
      case 'grammar':
        return { points: [point] };
      case 'text':
        return text.trim() ? { text: text.slice(0, 6000), level } : 'Please paste a text first.';
      case 'list':
        return list ? { list } : 'Please choose a list first.';
    }
  }

  const fields = { level, setLevel, topic, setTopic, point, setPoint, text, setText, list, setList, count, setCount };
  return { ...fields, requestFor };
}

interface MakeFormProps {
  from: MadeFrom;
  form: ReturnType<typeof useMakeForm>;
  /** The button that makes them. */
  action: ReactNode;
}

/** From what, at which level and how many. */
export function MakeForm({ from, form, action }: MakeFormProps) {
  const { text, list } = form;
  return (
    <>
      {from === 'text' && (
        <TextArea
          label="Text"
          hint="Plain English sentences work best. At most 6000 characters are read."
          rows={6}
          className="max-h-72 overflow-y-auto"
          value={text}
          error={text.length > 6000 ? `Only the first 6000 of ${text.length} characters are read.` : undefined}
          onChange={(event) => form.setText(event.target.value)}
        />
      )}
      {from === 'list' && <SavedLists onChoose={form.setList} />}
      {from === 'list' && list && <p role="status">The list is chosen.</p>}
      <div className="flex flex-wrap items-end gap-4">
        {from === 'topic' && (
          <SelectField<Topic>
            label="Topic"
            value={form.topic}
            onChange={form.setTopic}
            options={topicIds.map((value) => ({ value, label: topics[value] }))}
          />
        )}
        {from === 'grammar' && (
          <SelectField
            label="Grammar point"
            value={form.point}
            onChange={form.setPoint}
            options={points.map(({ id, name, level }) => ({ value: id, label: `${level}: ${name}` }))}
          />
        )}
        {(from === 'topic' || from === 'text') && (
          <SelectField<Level>
            label="Level"
            value={form.level}
            onChange={form.setLevel}
            options={levels.map((value) => ({ value, label: value }))}
          />
        )}
        <SegmentedControl
          label="How many"
          value={form.count}
          onChange={form.setCount}
          options={counts.map((value) => ({ value, label: value }))}
        />
        {action}
      </div>
    </>
  );
}
