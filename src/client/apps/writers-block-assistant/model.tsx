import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SkeletonText } from '#client/ui/skeleton';
import type { WritingData } from '#shared/writing/writing';

interface ModelProps {
  id: string;
  data: WritingData;
  onChange: (part: Partial<WritingData>) => void;
}

/** How others did such a task, for anyone who has done it: nobody should copy before they have tried. */
export function Model({ id, data, onChange }: ModelProps) {
  const handIns = trpc.writing.list.useQuery({ whose: 'mine', limit: 50 });
  const isHandedIn = handIns.data?.items.some(({ resourceId }) => resourceId === id) ?? false;
  if (data.isFinished || isHandedIn) return <Models data={data} />;
  return (
    <div className="grid max-w-measure gap-4">
      <p>Here you can read how somebody else did a task like this one. First finish your own text, or hand it in.</p>
      <div>
        <Button disabled={data.draft.trim() === ''} onClick={() => onChange({ isFinished: true })}>
          My text is finished
        </Button>
      </div>
      {data.draft.trim() === '' && <p className="text-muted">There is nothing in your draft yet.</p>}
    </div>
  );
}

export function useModels({ type, level }: Pick<WritingData, 'type' | 'level'>) {
  return useQuery({
    queryKey: ['model-texts', type, level],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await import('#shared/content/writing/models')).modelsFor(type, level),
  });
}

function Models({ data }: { data: WritingData }) {
  const models = useModels(data);
  if (models.isError) return <LoadFailed what="The model text" query={models} />;
  if (!models.data) return <SkeletonText lines={6} />;
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-muted">One way to do it, not the only one. What would you take from it, and what not?</p>
      {models.data.map(({ level, prompt, text }) => (
        <Card key={prompt} as="section" className="grid gap-2">
          <h2 className="font-bold">
            {level}: {prompt}
          </h2>
          <p className="whitespace-pre-line">{text}</p>
        </Card>
      ))}
    </div>
  );
}
