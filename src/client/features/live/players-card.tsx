import { Pencil, UserX } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { trpc } from '#client/lib/trpc';
import { teamName } from '#client/live-wall/team-name';
import { Badge } from '#client/ui/badge';
import { Card } from '#client/ui/card';
import { IconButton } from '#client/ui/icon-button';
import { notify } from '#client/ui/toast';
import type { HostLive, HostPlayer } from '#shared/api/live';
import { count } from '#shared/core/count';
import { isAlone } from '#shared/live/ways';
import { RenameDialog } from './rename-dialog';

/** Who plays, and who has not answered: for the host's eyes. */
export function PlayersCard({ live }: { live: HostLive }) {
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<{ about: HostPlayer; what: 'kick' | 'rename' }>();
  const kick = trpc.live.kick.useMutation({ onSettled: () => utils.live.host.invalidate() });
  const { game } = live;
  const { id } = game;
  const players = live.players.filter(({ isKicked }) => !isKicked);
  const isOver = game.phase === 'ended';
  const close = () => setAsked(undefined);
  return (
    <Card as="section" aria-labelledby="players" className="grid content-start gap-3">
      <h2 id="players" tabIndex={-1} className="text-xl outline-none">
        {count(players.length, 'player')}
      </h2>
      {players.length === 0 && <p className="text-muted">Players appear here as they come in by the code.</p>}
      <ul className="divide-y divide-line">
        {players.map((player) => (
          <li key={player.id} className="flex flex-wrap items-center gap-x-2 py-1">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {player.name}
              {player.studentName && player.studentName !== player.name && (
                <span className="text-muted"> ({player.studentName})</span>
              )}
              {player.team !== null && <span className="text-sm text-muted"> · {teamName(player.team)}</span>}
            </span>
            <PlayerState player={player} game={game} />
            {!isOver && (
              <span className="flex">
                <IconButton
                  size="sm"
                  icon={<Pencil />}
                  label={`Rename ${player.name}`}
                  onClick={() => setAsked({ about: player, what: 'rename' })}
                />
                <IconButton
                  size="sm"
                  icon={<UserX />}
                  label={`Take ${player.name} out`}
                  onClick={() => setAsked({ about: player, what: 'kick' })}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {asked?.what === 'rename' && <RenameDialog gameId={id} player={asked.about} onClose={close} />}
      {asked?.what === 'kick' && (
        <ConfirmDialog
          title={`Take ${asked.about.name} out?`}
          description="This player cannot come back with the same device, and does not count."
          confirm="Take out"
          pending="Taking out…"
          onConfirm={async () => {
            await kick.mutateAsync({ id, playerId: asked.about.id });
            notify.success(`${asked.about.name} was taken out.`);
            close();
            document.getElementById('players')?.focus();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}

function PlayerState({ player, game }: { player: HostPlayer; game: HostLive['game'] }) {
  if (isAlone(game.settings) && game.phase !== 'lobby') {
    return (
      <span className="text-sm text-muted tabular-nums">
        {player.verdicts.length} of {game.questions}
      </span>
    );
  }
  if (game.phase === 'question' || game.phase === 'locked') {
    if (player.hasAnswered) return <Badge tone="good">answered</Badge>;
    return <span className="text-sm text-muted">{player.isHere ? 'not yet' : absence(player)}</span>;
  }
  return player.isHere || game.phase === 'ended' ? null : <span className="text-sm text-muted">{absence(player)}</span>;
}

/** Why no device of theirs is there. */
const absence = ({ isOnPaper }: HostPlayer): string => (isOnPaper ? 'on paper' : 'away');
