import { Minus, Plus } from 'lucide-react';
import { Button } from '#client/ui/button';
import { IconButton } from '#client/ui/icon-button';
import type { TeamGame } from './team-game';

interface TeamScoresProps {
  points: TeamGame['points'];
  onPoint: (team: 0 | 1, by: 1 | -1) => void;
}

/** The points of both teams, which the teacher gives and takes. */
export function TeamScores({ points, onPoint }: TeamScoresProps) {
  return (
    <>
      {([0, 1] as const).map((team) => (
        <div key={team} className="flex items-center gap-1">
          <IconButton
            variant="secondary"
            label={`One point less for team ${team + 1}`}
            icon={<Minus />}
            onClick={() => onPoint(team, -1)}
          />
          <p
            className="min-w-[2em] text-center font-bold tabular-nums"
            role="status"
            aria-label={`Points of team ${team + 1}`}
          >
            {points[team]}
          </p>
          <Button
            variant="secondary"
            icon={<Plus />}
            aria-label={`A point for team ${team + 1}`}
            aria-keyshortcuts={String(team + 1)}
            onClick={() => onPoint(team, 1)}
          >
            Team {team + 1}
          </Button>
        </div>
      ))}
    </>
  );
}
