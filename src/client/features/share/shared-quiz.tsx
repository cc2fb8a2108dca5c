import { Play } from 'lucide-react';
import { PortalAttempts } from '#client/attempts/portal-attempts';
import { rulesInWords } from '#client/attempts/rules-in-words';
import { SetAttempt, useSetAttempt } from '#client/attempts/set-attempt';
import { useAuth } from '#client/lib/auth';
import { GuestName } from '#client/lib/guest-name';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Page } from '#client/ui/page';
import type { SharedOf } from '#shared/api/library';
import { count } from '#shared/core/count';

interface SharedQuizProps {
  token: string;
  shared: SharedOf<'quiz' | 'test'>;
}

/**
 * A quiz behind a link: anyone who has it plays it, with an account or under a name of their own. It costs nobody
 * anything.
 */
export function SharedQuiz(props: SharedQuizProps) {
  return (
    <PortalAttempts>
      <Quiz {...props} />
    </PortalAttempts>
  );
}

function Quiz({ token, shared }: SharedQuizProps) {
  const { kind, title, intro, size, mode, rules, level } = shared;
  const { isAuthenticated } = useAuth();
  const set = useSetAttempt(kind === 'test' ? 'esl-tests' : 'classroom-quiz-maker');
  const start = () => {
    set.leave();
    void set.begin({ activity: { kind: 'questions', from: { shared: token } }, mode: 'practice' }, rules);
  };
  const about = [count(size, 'question'), level].filter(Boolean).join(', ');
  if (set.isOn) {
    const playing = <SetAttempt set={set} onAgain={start} />;
    return set.isPlaying ? playing : <Page title={title}>{playing}</Page>;
  }
  return (
    <Page title={title} lead={about} className="grid gap-6">
      {intro && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{intro}</p>}
      <ul className="list-disc pl-5">
        {rulesInWords(rules).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {mode === 'view' ? (
        <Banner title="This link is for looking only. Ask whoever sent it for one to play." />
      ) : (
        <>
          {!isAuthenticated && <GuestName />}
          <div>
            <Button variant="primary" size="lg" icon={<Play />} onClick={start}>
              Start
            </Button>
          </div>
        </>
      )}
    </Page>
  );
}
