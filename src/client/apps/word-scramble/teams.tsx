import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Eye, RotateCcw, Shuffle } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useReducer, useRef } from 'react';
import { pageStep } from '#client/present/use-page-keys';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { EmptyState } from '#client/ui/empty-state';
import { SkeletonText } from '#client/ui/skeleton';
import { newSeed } from '#shared/core/random';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { playerView } from '#shared/items/player-view';
import type { Choices } from './choices';
import { makeSheet } from './make-sheet';
import { firstTeams, teamsAfter, winnerText } from './team-game';
import { TeamScores } from './team-scores';
import type { Material } from './use-material';

/** One scramble on the projector for two teams. Nobody is judged by the computer: the teacher gives the points. */
export function Teams({ material, choices }: { material: Material; choices: Choices }) {
  const [game, act] = useReducer(teamsAfter, firstTeams);
  const sheet = useQuery({
    queryKey: ['scramble for teams', material.title, choices, game.game],
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => makeSheet(material, choices, newSeed()),
  });
  const items = sheet.data ?? [];
  const item = items[game.place];
  const isOver = items.length > 0 && game.place >= items.length;
  const length = item?.kind === 'order' ? (item.orders[0]?.length ?? 0) : 0;

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isOnButton = event.target instanceof HTMLElement && event.target.closest('button');
      if (event.key === '1' || event.key === '2') act({ kind: 'point', team: event.key === '1' ? 0 : 1, by: 1 });
      else if (pageStep(event) !== 0) act(pageStep(event) > 0 ? { kind: 'next', of: items.length } : { kind: 'back' });
      else if (event.key === ' ' && !isOnButton) act({ kind: 'reveal', most: length });
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [length, items.length]);

  if (sheet.isPending) return <SkeletonText lines={3} />;
  const scores = <TeamScores points={game.points} onPoint={(team, by) => act({ kind: 'point', team, by })} />;
  if (isOver) {
    return (
      <div className="grid gap-8 text-center">
        <Top>
          <h2 className="text-2xl font-bold">{winnerText(game.points)}</h2>
          <p className="mt-2 text-lg">Well played, both teams!</p>
        </Top>
        {scores}
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="quiet" icon={<ArrowLeft />} onClick={() => act({ kind: 'back' })}>
            Back to the last one
          </Button>
          <Button variant="primary" icon={<RotateCcw />} onClick={() => act({ kind: 'again' })}>
            Play again
          </Button>
        </div>
      </div>
    );
  }
  if (item?.kind !== 'order') {
    return <EmptyState title="Nothing to put in order">Leave this view, and choose other words.</EmptyState>;
  }
  const { pieces, frame } = viewOf(item, game.mix);
  const answer = item.orders[0] ?? [];
  const isWhole = game.shown >= answer.length;
  const gap = item.unit === 'letters' ? 'gap-2' : 'gap-3';
  return (
    <div className="grid gap-4 text-center">
      <Top waits={game === firstTeams}>
        <p className="text-lg text-muted tabular-nums">
          {game.place + 1} of {items.length}
        </p>
      </Top>
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
        {isWhole ? (
          keyText(item)
        ) : (
          <>
            {frame?.before && `${frame.before} `}
            {answer.map((piece, at) => (at < game.shown ? piece : item.unit === 'letters' ? '_' : '____')).join(' ')}
            {frame?.after}
          </>
        )}
        {isWhole && item.explanation && item.explanation !== keyText(item) && (
          <span className="mt-2 block text-lg font-normal">{item.explanation}</span>
        )}
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
          onClick={() => act({ kind: 'next', of: items.length })}
        >
          Next
        </Button>
      </div>
      {scores}
    </div>
  );
}

/** What a part of the game begins with. It takes the focus, as the button that led there is gone; the first waits. */
function Top({ waits = false, children }: { waits?: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it begins to stand
  useLayoutEffect(() => {
    if (!waits) place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

function viewOf(item: Item, seed: number) {
  const view = playerView(item, { seed });
  return view.kind === 'order' ? view : { pieces: [], frame: undefined };
}
