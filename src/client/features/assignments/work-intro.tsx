import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AttemptStart } from '#client/attempts/use-attempt';
import { pointsOf } from '#client/lib/points-text';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Page } from '#client/ui/page';
import type { OwnAssignment } from '#shared/api/assignments';
import { dueText } from './due-text';

/** Given work as its player has it: a student, a guest, or a teacher who tries it. */
export type Work = Pick<
  OwnAssignment,
  'id' | 'title' | 'appId' | 'note' | 'rules' | 'state' | 'attemptId' | 'score' | 'maxScore'
> &
  Partial<Pick<OwnAssignment, 'className' | 'dueAt' | 'isLate' | 'toRevise'>>;

export interface OpenWorkProps {
  work: Work;
  activity: AttemptStart['activity'];
  /** What its app is called. */
  appName: string | undefined;
  /** What this device remembers the attempt by. */
  place: string;
  /** Why it cannot be begun again, where that is so. */
  over?: string | undefined;
  /** The way to the attempt that counts. */
  look: ReactNode;
  /** Who plays, where that is to be said. */
  player?: ReactNode;
  /** What came back to be revised, with the way to go on with a revision. */
  revise?: (open: (revisionId: string) => void) => ReactNode;
}

interface WorkIntroProps extends Pick<OpenWorkProps, 'work' | 'appName' | 'over' | 'look' | 'player'> {
  /** How it is taken, a line each. */
  lines: readonly string[];
  onStart: () => void;
  /** What came back to be revised. */
  revise?: ReactNode;
}

/** Given work before it is played, and after it. */
export function WorkIntro({ work, appName, lines, over, look, player, revise, onStart }: WorkIntroProps) {
  const { title, note, className, state, attemptId, toRevise, score, maxScore } = work;
  return (
    <Page title={title} lead={[className, appName, dueText(work)].filter(Boolean).join(' · ')} className="grid gap-6">
      {player}
      {note && <p className="max-w-measure whitespace-pre-line text-lg wrap-anywhere">{note}</p>}
      {revise}
      {state === 'to-mark' && <Banner title="Handed in.">Your teacher marks it, and you see it here.</Banner>}
      {state === 'done' && attemptId && (
        <Banner
          tone="good"
          title={score === null || maxScore === null ? 'Done.' : `Done: ${pointsOf({ score, maxScore })}.`}
          action={look}
        />
      )}
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {over && state !== 'playing' ? (
        <p className="text-muted">{over}</p>
      ) : (
        <div>
          <Button variant={toRevise ? 'secondary' : 'primary'} size="lg" icon={<Play />} onClick={onStart}>
            {state === 'playing' ? 'Go on' : attemptId ? 'Play again' : 'Start'}
          </Button>
        </div>
      )}
    </Page>
  );
}
