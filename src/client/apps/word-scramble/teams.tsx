import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Eye, Minus, Plus, Shuffle } from 'lucide-react';
import { useLayoutEffect, useReducer } from 'react';
import { pageStep } from '#client/present/use-page-keys';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { EmptyState } from '#client/ui/empty-state';
import { IconButton } from '#client/ui/icon-button';
import { SkeletonText } from '#client/ui/skeleton';
import { newSeed } from '#shared/core/random';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { playerView } from '#shared/items/player-view';
import type { Choices } from './choices';
import { makeSheet } from './make-sheet';
import { firstTeams, teamsAfter } from './team-game';
import type { Material } from './use-material';

/** One scramble on the projector for two teams. Nobody is judged by the computer: the teacher gives the points. */
export function Teams({ material, choices }: { material: Material; choices: Choices }) {
  const [game, act] = useReducer(teamsAfter, firstTeams);
  const sheet = useQuery({
    queryKey: ['scramble for teams', material.title, choices],
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => makeSheet(material, choices, newSeed()),
  });
  const items = sheet.data ?? [];
  const item = items[game.place % Math.max(1, items.length)];
  const length = item?.kind === 'order' ? (item.orders[0]?.length ?? 0) : 0;

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isOnButton = event.target instanceof HTMLElement && event.target.closest('button');
      if (event.key === '1' || event.key === '2') act({ kind: 'point', team: event.key === '1' ? 0 : 1, by: 1 });
      else if (pageStep(event) !== 0) act({ kind: pageStep(event) > 0 ? 'next' : 'back' });
      else if (event.key === ' ' && !isOnButton) act({ kind: 'reveal', most: length });
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [length]);

  if (sheet.isPending) return <SkeletonText lines={3} />;
  if (item?.kind !== 'order') {
    return <EmptyState title="Nothing to put in order">Leave this view, and choose other words.</EmptyState>;
  }
  const { pieces, frame } = viewOf(item, game.mix);
  const answer = item.orders[0] ?? [];
  const isWhole = game.shown >= answer.length;
  const gap = item.unit === 'letters' ? 'gap-2' : 'gap-3';
  return (
    <div className="grid gap-4 text-center">
      <p className="text-lg text-muted tabular-nums">
        {(game.place % items.length) + 1} of {items.length}
      </p>
      <p className="mx-auto max-w-measure text-xl font-bold break-words">{item.prompt}</p>
      <ul aria-label="Pieces" className={cx('flex flex-wrap justify-center', gap)}>
        {pieces.map((piece, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces are told apart by their place alone
            key={at}
            className="min-w-16 rounded-card border-2 border-edge bg-surface px-4 py-2 text-2xl font-bold"
          >
            {piece}
          </li>
        ))}
      </ul>
      <p role="status" aria-label="Answer" className="min-h-14 text-2xl font-bold break-words">
        {frame?.before && `${frame.before} `}
        {answer.map((piece, at) => (at < game.shown ? piece : item.unit === 'letters' ? '_' : '____')).join(' ')}
        {frame?.after}
        {isWhole && item.explanation && <span className="mt-2 block text-lg font-normal">{item.explanation}</span>}
        <span className="sr-only">{isWhole && keyText(item)}</span>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          variant="secondary"
          icon={<Eye />}
          aria-keyshortcuts="Space"
          onClick={() => act({ kind: 'reveal', most: length })}
        >
          {item.unit === 'letters' ? 'Show a letter' : 'Show a word'}
        </Button>
        <Button variant="secondary" icon={<Shuffle />} onClick={() => act({ kind: 'mix' })}>
          Shuffle again
        </Button>
        <Button
          variant="primary"
          icon={<ArrowRight />}
          aria-keyshortcuts="ArrowRight"
          onClick={() => act({ kind: 'next' })}
        >
          Next
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-6">
        {([0, 1] as const).map((team) => (
          <div
            key={team}
            className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2 rounded-card edge-card bg-surface px-4 py-2"
          >
            <p className="text-lg font-bold">Team {team + 1}</p>
            <p className="text-2xl font-bold tabular-nums" role="status" aria-label={`Points of team ${team + 1}`}>
              {game.points[team]}
            </p>
            <div className="flex gap-2">
              <IconButton
                variant="secondary"
                label={`One point less for team ${team + 1}`}
                icon={<Minus />}
                onClick={() => act({ kind: 'point', team, by: -1 })}
              />
              <Button
                variant="secondary"
                icon={<Plus />}
                aria-label={`A point for team ${team + 1}`}
                aria-keyshortcuts={String(team + 1)}
                onClick={() => act({ kind: 'point', team, by: 1 })}
              >
                Point
              </Button>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function viewOf(item: Item, seed: number) {
  const view = playerView(item, { seed });
  return view.kind === 'order' ? view : { pieces: [], frame: undefined };
}
