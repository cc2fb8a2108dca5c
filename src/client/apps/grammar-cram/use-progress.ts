import { trpc } from '#client/lib/trpc';
import { makePlan, type PlanPart, partsDone } from '#shared/grammar/plan';

export interface Plan {
  parts: readonly PlanPart[];
  /** How many parts are done. */
  done: number;
  /** All of today's part is done already. */
  isDoneToday: boolean;
}

const dayOf = (iso: string) => new Date(iso).toDateString();

/** What the learner knows, and the plan that follows from the last check. It is kept because its answers are. */
export function useProgress() {
  const progress = trpc.attempts.grammar.useQuery();
  const check = progress.data?.check;
  const parts = check ? makePlan(check.weak.map(({ point }) => point)) : [];
  // The check itself is no practice.
  const days = new Map(
    progress.data?.points.map(({ point, practised }): [string, Set<string>] => [
      point,
      new Set(practised.filter((at) => check && at > check.finishedAt).map(dayOf)),
    ]),
  );
  const counted = (leaveOut?: string) =>
    partsDone(
      parts,
      new Map([...days].map(([point, all]) => [point, [...all].filter((day) => day !== leaveOut).length])),
    );
  const done = counted();
  const plan: Plan | undefined =
    parts.length > 0 ? { parts, done, isDoneToday: done > counted(new Date().toDateString()) } : undefined;
  return {
    mastery: new Map(progress.data?.points.map((entry) => [entry.point, entry])),
    check,
    plan,
    isLoading: progress.isLoading,
    isFailed: progress.isError,
    retry: () => void progress.refetch(),
  };
}

export type Progress = ReturnType<typeof useProgress>;
