import { useRef } from 'react';
import { newId } from '#client/lib/new-id';
import { dateOf, plainDate } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { notify } from '#client/ui/toast';
import type { Focus } from '#shared/api/focus';
import { pointById } from '#shared/grammar/points';

/** What this class worked on some time ago and is to be asked again. Nothing where there is none. */
export function AskAgain({ classId }: { classId: string }) {
  const query = trpc.focus.list.useQuery({ id: classId });
  if (!query.data?.mayTeach) return null;
  const due = query.data.items.flatMap((focus) =>
    focus.points.filter(({ returning }) => returning?.state === 'due').map(({ point }) => ({ focus, point })),
  );
  return due.map(({ focus, point }) => <Due key={`${focus.id} ${point}`} focus={focus} point={point} />);
}

function Due({ focus, point }: { focus: Focus; point: string }) {
  const ask = useAsk();
  const name = pointById(point)?.name ?? point;
  const asked = focus.points.find((one) => one.point === point)?.checks.findLast(({ kind }) => kind === 'again');
  return (
    <Banner
      title={`Ask again: ${name}`}
      action={
        <Button size="sm" pending={ask.isPending} onClick={() => ask.give({ id: focus.id, point }, name)}>
          Give a short quiz<span className="sr-only">: {name}</span>
        </Button>
      }
    >
      {asked
        ? `It was last asked on ${plainDate(dateOf(asked.day))}. It is done once 80 % of the answers are right.`
        : `Your lesson on it was on ${plainDate(new Date(focus.createdAt))}. Five new questions show what is left of it.`}
    </Banner>
  );
}

/** Gives a class a quiz on what it worked on. Pressed twice, it is given once. */
export function useAsk() {
  const utils = trpc.useUtils();
  const requestId = useRef(newId());
  const ask = trpc.focus.ask.useMutation({
    onSuccess: () =>
      Promise.all([utils.focus.invalidate(), utils.assignments.invalidate(), utils.progress.invalidate()]),
  });
  return {
    isPending: ask.isPending,
    give: (what: { id: string; point?: string }, name: string) =>
      ask.mutate(
        { ...what, requestId: requestId.current },
        { onSuccess: () => notify.success(`The quiz on ${name} was given to the class.`) },
      ),
  };
}
