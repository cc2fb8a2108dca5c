import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Eye, RotateCcw, Shuffle } from 'lucide-react';
import { useReducer } from 'react';
import { useClassScreen } from '#client/class-screen/use-class-screen';
import { ClassStage } from '#client/play/class-stage';
import { pageStep, useKeys } from '#client/present/use-page-keys';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { IconButton } from '#client/ui/icon-button';
import { SkeletonText } from '#client/ui/skeleton';
import { newSeed } from '#shared/core/random';
import type { Choices } from './choices';
import { makeSheet } from './make-sheet';
import { firstTeams, teamsAfter } from './team-game';
import { TeamScores } from './team-scores';
import { endContent, scrambleContent } from './teams-content';
import type { Material } from './use-material';

/**
 * One scramble at a time for two teams, and at the end who has won. Nobody is judged by the computer: the teacher gives
 * the points.
 */
export function Teams({ material, choices }: { material: Material; choices: Choices }) {
  const [game, act] = useReducer(teamsAfter, firstTeams);
  const sheet = useQuery({
    queryKey: ['scramble for teams', material.title, choices, game.game],
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => makeSheet(material, choices, newSeed()),
  });
  const items = (sheet.data ?? []).filter((one) => one.kind === 'order');
  const item = items[game.place];
  const length = item?.orders[0]?.length ?? 0;
  const isWhole = game.shown >= length;
  const isOver = items.length > 0 && !item;
  const content = item ? scrambleContent(game, item, items.length) : isOver ? endContent(game) : undefined;
  const screen = useClassScreen(content && { content });
  const next = () => act({ kind: 'next', of: items.length });

  useKeys((event) => {
    const by = pageStep(event);
    const isOnButton = event.target instanceof HTMLElement && event.target.closest('button');
    if (by !== 0 && screen.turn(by)) return true;
    if (event.key === '1' || event.key === '2') act({ kind: 'point', team: event.key === '1' ? 0 : 1, by: 1 });
    else if (by !== 0) by > 0 ? next() : act({ kind: 'back' });
    else if (event.key === ' ' && !isOnButton) act({ kind: 'reveal', most: length });
    else return false;
    return true;
  }, content !== undefined);

  if (sheet.isPending) return <SkeletonText lines={3} />;
  if (!content) {
    return <EmptyState title="Nothing to put in order">Leave this view, and choose other words.</EmptyState>;
  }
  return (
    <ClassStage
      title="Two teams"
      screen={screen}
      controls={
        <>
          <TeamScores points={game.points} onPoint={(team, by) => act({ kind: 'point', team, by })} />
          {!item ? (
            <>
              <Button variant="quiet" icon={<ArrowLeft />} onClick={() => act({ kind: 'back' })}>
                Back to the last one
              </Button>
              <Button variant="primary" icon={<RotateCcw />} onClick={() => act({ kind: 'again' })}>
                Play again
              </Button>
            </>
          ) : (
            <>
              <IconButton
                variant="secondary"
                label="Shuffle again"
                icon={<Shuffle />}
                onClick={() => act({ kind: 'mix' })}
              />
              <Button
                variant="secondary"
                icon={<Eye />}
                aria-keyshortcuts="Space"
                aria-disabled={isWhole || undefined}
                className="aria-disabled:opacity-55"
                onClick={() => act({ kind: 'reveal', most: length })}
              >
                {item.unit === 'letters' ? 'Show a letter' : 'Show a word'}
              </Button>
              <Button variant="primary" icon={<ArrowRight />} aria-keyshortcuts="ArrowRight" onClick={next}>
                Next
              </Button>
            </>
          )}
        </>
      }
    />
  );
}
