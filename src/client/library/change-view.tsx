import type { Change, Run } from '#shared/library/compare';

/** What differs between two versions, part by part. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {changes.map((change) => (
        <li key={`${change.kind} ${change.id}`} className="rounded-control border border-line p-3 wrap-anywhere">
          <ChangeView change={change} />
        </li>
      ))}
    </ul>
  );
}

function ChangeView({ change }: { change: Change }) {
  switch (change.kind) {
    case 'moved':
      return <p>The parts stand in another order.</p>;
    case 'added':
      return (
        <>
          <p className="font-bold">Added: {change.name}</p>
          <ins className="block whitespace-pre-line">{change.text}</ins>
        </>
      );
    case 'removed':
      return (
        <>
          <p className="font-bold">Removed: {change.name}</p>
          <del className="block whitespace-pre-line text-muted">{change.text}</del>
        </>
      );
    case 'changed':
      return (
        <>
          <p className="font-bold">Changed: {change.name}</p>
          <RunsView runs={change.runs} />
        </>
      );
  }
}

/** A text with what came and what went. */
export function RunsView({ runs }: { runs: readonly Run[] }) {
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {runs.map((run, place) => {
        const key = `${place} ${run.kind}`;
        if (run.kind === 'added') {
          return (
            <ins key={key} className="font-bold decoration-2 [del+&]:ml-1">
              {run.text}
            </ins>
          );
        }
        return run.kind === 'removed' ? (
          <del key={key} className="text-muted">
            {run.text}
          </del>
        ) : (
          <span key={key}>{run.text}</span>
        );
      })}
    </p>
  );
}
