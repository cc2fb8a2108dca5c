import { useState } from 'react';
import type { WritingData } from '../../../shared/writing/writing';
import { Segmented } from '../../ui/segmented';
import { SkeletonText } from '../../ui/skeleton';
import { useModels } from './model';

/** On the projector: the task, or a model text once the class has written. */
export function PresentTask({ data }: { data: WritingData }) {
  const [shown, setShown] = useState<'task' | 'model'>('task');
  const models = useModels(data);
  const [model] = models.data ?? [];
  return (
    <div className="grid gap-6">
      {(model || models.isPending) && data.isFinished && (
        <Segmented
          label="Show"
          hideLabel
          value={shown}
          onChange={setShown}
          options={[
            { value: 'task', label: 'The task' },
            { value: 'model', label: 'A model text' },
          ]}
        />
      )}
      {shown === 'task' ? (
        <>
          <p className="text-3xl font-bold wrap-anywhere">{data.prompt}</p>
          <p className="text-2xl">
            {data.words.min} to {data.words.max} words
          </p>
        </>
      ) : model ? (
        <>
          <p className="text-xl font-bold">{model.prompt}</p>
          <p className="max-w-[60ch] text-2xl leading-relaxed whitespace-pre-line">{model.text}</p>
        </>
      ) : (
        <SkeletonText lines={6} />
      )}
    </div>
  );
}
