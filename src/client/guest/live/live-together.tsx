import { Suspense } from 'react';
import { givenText } from '#client/attempts/given-text';
import { lazyPart } from '#client/lib/lazy-part';
import { count } from '#shared/core/count';
import { hasStandings } from '#shared/live/ways';
import { isAt, type LiveAnswer } from './live-answers';
import { LiveNotice } from './live-notice';
import type { LiveView } from './live-view';
import type { Told } from './use-live-game';

const Feedback = lazyPart(() => import('#client/attempts/feedback').then((m) => m.Feedback));

interface BetweenProps {
  told: Told;
  view: Exclude<LiveView, 'asked' | 'paused'>;
  waiting: readonly LiveAnswer[];
}

/** What stands on a player's screen while no question is to be answered. */
export function Between({ told, view, waiting }: BetweenProps) {
  const { game, own } = told;
  const isHere = isAt(game);
  const answers = own.answers.filter(({ question }) => question === game.question);
  const given = answers.at(-1) ?? waiting.find(isHere);
  const isWaiting = waiting.some(isHere);
  switch (view) {
    case 'lobby':
      return (
        <LiveNotice title="You are in.">
          <p className="wrap-anywhere">
            You play as <strong>{own.name}</strong>
            {own.team !== null && `, in team ${own.team + 1}`}.
          </p>
          <p>Look at the screen. It begins in a moment.</p>
        </LiveNotice>
      );
    case 'sent':
      return (
        <LiveNotice title={isWaiting ? 'Sending…' : 'Sent.'}>
          <Given given={given} />
          <p>{isWaiting ? 'Your answer is kept and sent.' : 'It cannot be changed now. Look at the screen.'}</p>
        </LiveNotice>
      );
    case 'closed':
      return (
        <LiveNotice title="The time is over.">
          <p>You gave no answer to this question. Look at the screen.</p>
        </LiveNotice>
      );
    case 'shown':
      return (
        <LiveNotice title="Look at the screen.">
          <Given given={given} />
          <p>It shows what everybody answered.</p>
        </LiveNotice>
      );
    case 'told':
      return <Key told={told} />;
    case 'sums':
      return (
        <LiveNotice title={game.phase === 'podium' ? 'The winners are on the screen.' : 'Look at the screen.'}>
          <Sums told={told} />
        </LiveNotice>
      );
    case 'over':
      return (
        <LiveNotice title={hasStandings(game.settings) ? 'The game is over.' : 'Thank you.'}>
          <Sums told={told} />
          <p>{hasStandings(game.settings) ? 'Thank you for playing.' : 'You can put your device away.'}</p>
        </LiveNotice>
      );
  }
}

function Given({ given }: { given: Pick<LiveAnswer, 'response'> | undefined }) {
  if (!given) return null;
  return (
    <p className="wrap-anywhere">
      Your answer: <strong>{givenText(given.response)}</strong>
    </p>
  );
}

/** What was right, and how one's own last answer was judged. */
function Key({ told: { game, own } }: { told: Told }) {
  const grade = own.answers.filter(({ question }) => question === game.question).at(-1)?.grade;
  const { answer = '', explanation = null } = game.key ?? {};
  return (
    <LiveNotice title={`Right is: ${answer}`}>
      {grade ? (
        <Suspense fallback={null}>
          <Feedback grade={{ ...grade, explanation: explanation ?? undefined }} showsAnswer={false} isNews={false} />
        </Suspense>
      ) : (
        explanation && <p className="max-w-measure">{explanation}</p>
      )}
    </LiveNotice>
  );
}

/** One's own points and place, and the team's, where the game has such. */
function Sums({ told: { game, own } }: { told: Told }) {
  const team = game.teams?.find((one) => one.team === own.team);
  return (
    <>
      {own.points !== null && (
        <p className="text-xl">
          You have <strong>{count(own.points, 'point')}</strong>
          {own.rank !== null && `: place ${own.rank}`}.
        </p>
      )}
      {team && (
        <p>
          Team {team.team + 1} has {count(team.points, 'point')}: place {team.rank}.
        </p>
      )}
    </>
  );
}
