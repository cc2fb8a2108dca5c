import { ArrowLeft, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { rulesInWords } from '#client/attempts/rules-in-words';
import { SetAttempt, useSetAttempt } from '#client/attempts/set-attempt';
import type { AttemptStart } from '#client/attempts/use-attempt';
import { pointsOf } from '#client/lib/points-text';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Page } from '#client/ui/page';
import type { OwnAssignment } from '#shared/api/assignments';
import { type AppId, apps } from '#shared/core/apps';
import { dueText } from './due-text';
import { ToRevise } from './to-revise';

/** Given work as its player has it: a student, a guest, or a teacher who tries it. */
export type Work = Pick<
  OwnAssignment,
  'id' | 'title' | 'appId' | 'note' | 'rules' | 'state' | 'attemptId' | 'score' | 'maxScore'
> &
  Partial<Pick<OwnAssignment, 'className' | 'dueAt' | 'isLate' | 'toRevise'>>;

interface OpenWorkProps {
  work: Work;
  activity: AttemptStart['activity'];
  /** What this device remembers the attempt by. */
  place: string;
  /** Why it cannot be begun again, where that is so. */
  over?: string | undefined;
  /** The way to the attempt that counts. */
  look: ReactNode;
  /** Who plays, where that is to be said. */
  player?: ReactNode;
}

/** What is given names an app; which one, the server decides when it begins. */
const unknownApp: AppId = 'classroom-quiz-maker';

/** Given work: read, then played by its rules. */
export function OpenWork({ work, activity, place, over, look, player }: OpenWorkProps) {
  const { title, note, className, appId, rules, state, attemptId, toRevise, score, maxScore } = work;
  const app = apps.find((one) => one.id === appId);
  const set = useSetAttempt(app?.id ?? unknownApp, place);
  const start = () => {
    set.leave();
    void set.begin({ activity, mode: 'practice' }, rules);
  };
  const revise = (revisionId: string) => {
    set.leave();
    void set.test.open(revisionId);
  };
  if (set.isOn) {
    return (
      <Page title={set.isPlaying ? undefined : title}>
        {set.isPlaying && (
          <>
            <h1 className="text-lg font-bold wrap-anywhere">{title}</h1>
            <Button variant="quiet" icon={<ArrowLeft />} onClick={set.leave} className="my-2 -ml-3">
              Go on later
            </Button>
          </>
        )}
        <SetAttempt set={set} onAgain={over ? undefined : start} />
      </Page>
    );
  }
  return (
    <Page title={title} lead={[className, app?.name, dueText(work)].filter(Boolean).join(' · ')} className="grid gap-6">
      {player}
      {note && <p className="max-w-measure whitespace-pre-line text-lg wrap-anywhere">{note}</p>}
      {toRevise && <ToRevise attemptId={toRevise} onBegun={revise} />}
      {state === 'to-mark' && <Banner title="Handed in.">Your teacher marks it, and you see it here.</Banner>}
      {state === 'done' && attemptId && (
        <Banner
          tone="good"
          title={score === null || maxScore === null ? 'Done.' : `Done: ${pointsOf({ score, maxScore })}.`}
          action={look}
        />
      )}
      <ul className="list-disc pl-5">
        {rulesInWords(rules).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {over && state !== 'playing' ? (
        <p className="text-muted">{over}</p>
      ) : (
        <div>
          <Button variant={toRevise ? 'secondary' : 'primary'} size="lg" icon={<Play />} onClick={start}>
            {state === 'playing' ? 'Go on' : attemptId ? 'Play again' : 'Start'}
          </Button>
        </div>
      )}
    </Page>
  );
}
