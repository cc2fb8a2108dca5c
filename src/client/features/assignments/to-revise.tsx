import { PenLine } from 'lucide-react';
import { givenText } from '#client/attempts/given-text';
import { ReturnedNote } from '#client/attempts/returned-note';
import { ItemPictureView } from '#client/items/item-picture';
import { PromptText } from '#client/items/prompt-text';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { SkeletonText } from '#client/ui/skeleton';

interface ToReviseProps {
  /** The attempt that came back. */
  attemptId: string;
  /** A revision was begun: goes on with it. */
  onBegun: (revisionId: string) => void;
}

/** Answers that came back, each with what its teacher says of it, and the way to revise them. */
export function ToRevise({ attemptId, onBegun }: ToReviseProps) {
  const query = trpc.attempts.get.useQuery({ id: attemptId });
  const revise = trpc.attempts.revise.useMutation({ onSuccess: ({ id }) => onBegun(id) });
  if (query.isError) return <LoadFailed what="What came back" query={query} />;
  const returned = query.data?.returned?.filter(({ revisedIn }) => revisedIn === null) ?? [];
  return (
    <section aria-labelledby="to-revise" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="to-revise" className="font-display text-xl">
        Your teacher asks you to revise this
      </h2>
      {query.isPending ? (
        <SkeletonText lines={4} />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {query.data.items.map(({ item, given }) => {
            const back = returned.find(({ itemId }) => itemId === item.id);
            if (!back) return null;
            return (
              <li
                key={item.id}
                className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card edge-card bg-surface p-card"
              >
                <ItemPictureView picture={item.picture} size="list" />
                <p className="max-w-measure font-bold whitespace-pre-line wrap-anywhere">
                  <PromptText text={item.prompt} />
                </p>
                <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{givenText(given)}</p>
                <ReturnedNote answer={back} points={item.points} />
              </li>
            );
          })}
        </ul>
      )}
      <div>
        <Button
          variant="primary"
          size="lg"
          icon={<PenLine />}
          pending={revise.isPending}
          onClick={() => revise.mutate({ id: attemptId })}
        >
          Revise
        </Button>
      </div>
    </section>
  );
}
