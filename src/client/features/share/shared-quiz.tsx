import { ArrowLeft, Play } from 'lucide-react';
import { SetAttempt, useSetAttempt } from '#client/attempts/set-attempt';
import { useAuth } from '#client/lib/auth';
import { GuestName } from '#client/lib/guest-name';
import { shortMoment } from '#client/lib/plain-date';
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
export function SharedQuiz({ token, shared }: SharedQuizProps) {
  const { kind, title, intro, size, mode, rules, level } = shared;
  const { isAuthenticated } = useAuth();
  const set = useSetAttempt(kind === 'test' ? 'esl-tests' : 'classroom-quiz-maker');
  const start = () => {
    set.leave();
    void set.begin({ activity: { kind: 'questions', from: { shared: token } }, mode: 'practice' }, rules);
  };
  const about = [count(size, 'question'), level].filter(Boolean).join(', ');
  if (set.isOn) {
    return (
      <Page title={set.isPlaying ? undefined : title}>
        {set.isPlaying && (
          <>
            <h1 className="text-lg font-bold wrap-anywhere">{title}</h1>
            <Button variant="quiet" icon={<ArrowLeft />} onClick={set.leave} className="my-2 -ml-3">
              Leave the {kind}
            </Button>
          </>
        )}
        <SetAttempt set={set} onAgain={start} />
      </Page>
    );
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

const releaseTexts = {
  each: 'You see after each answer whether it is right, and why.',
  end: 'You see at the end what was right, and why.',
  closed: 'You see what was right after the closing date.',
  'by-hand': 'Your teacher shows you later what was right.',
};

/** What a player should know before the first question. */
function rulesInWords({
  scoring,
  minutes,
  attempts,
  closesAt,
  opensAt,
  oneWay,
  release,
}: SharedOf<'quiz' | 'test'>['rules']): string[] {
  return [
    ...(minutes && scoring !== 'untimed' ? [`You have ${count(minutes, 'minute')}.`] : []),
    ...(scoring === 'speed' ? ['Quick right answers earn more points. The time of the whole round counts.'] : []),
    ...(scoring === 'untimed' ? ['There is no clock.'] : []),
    releaseTexts[release],
    ...(oneWay ? ['You cannot go back to a question.'] : []),
    ...(attempts ? [attempts === 1 ? 'You can take it once.' : `You can take it ${attempts} times.`] : []),
    ...(opensAt ? [`It opens on ${shortMoment(opensAt)}.`] : []),
    ...(closesAt ? [`It closes on ${shortMoment(closesAt)}.`] : []),
  ];
}
