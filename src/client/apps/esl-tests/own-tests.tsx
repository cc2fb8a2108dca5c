import { Play } from 'lucide-react';
import type { RouterInputs } from '../../lib/trpc';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';

/** The tests in the user's own library; nothing is said where there are none. */
export function OwnTests({ onStart }: { onStart: (activity: RouterInputs['results']['start']['activity']) => void }) {
  const tests = trpc.library.list.useQuery({ kind: 'test', limit: 20 });
  if (!tests.data || tests.data.items.length === 0) return null;
  return (
    <section aria-labelledby="own" className="grid gap-3">
      <h2 id="own" className="text-lg font-bold">
        Tests in your library
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {tests.data.items.map(({ id, title, size, level }) => (
          <Card as="li" key={id} className="grid content-start gap-3">
            <h3 className="font-bold wrap-anywhere">{title}</h3>
            <p className="text-muted">
              {size} {size === 1 ? 'question' : 'questions'}
              {level && `, ${level}`}
            </p>
            <div>
              <Button
                icon={<Play />}
                aria-label={`Take ${title}`}
                onClick={() => onStart({ kind: 'questions', from: { resource: id } })}
              >
                Take it
              </Button>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
