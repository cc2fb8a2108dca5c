import { Suspense, useEffect } from 'react';
import { givenText } from '#client/attempts/given-text';
import { lazyPart } from '#client/lib/lazy-part';
import { count } from '#shared/core/count';
import type { LearnerResponse } from '#shared/items/response';
import { hearsPlace } from '#shared/live/places';
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
  /** Of this player, sent by itself as the time was over. */
  byTime: LearnerResponse | undefined;
}

/** What stands on a player's screen while no question is to be answered. */
export function Between({ told, view, waiting, byTime }: BetweenProps) {
  // It comes while others still answer.
  useEffect(() => void Feedback.load().catch(() => {}), []);
  const { game, own } = told;
  const isHere = isAt(game);
  const given = own.answers.findLast(({ question }) => question === game.question) ?? waiting.find(isHere);
  const isWaiting = waiting.length > 0;
  const isRanked = hasStandings(game.settings);
  switch (view) {
    case 'lobby':
      return (
        <LiveNotice title="You are in.">
          <p className="wrap-anywhere">
            You play as <strong className="block text-2xl">{own.name}</strong>
          </p>
          {own.team !== null && <p>You are in team {own.team + 1}.</p>}
          <p>Look at the screen.</p>
        </LiveNotice>
      );
    case 'sent':
    case 'closed':
      return (
        <LiveNotice title={view === 'closed' || byTime ? 'The time is over.' : isWaiting ? 'Sending…' : 'Sent.'}>
          <Given response={byTime ?? (view === 'sent' ? given?.response : undefined)} />
          {byTime && <p>{isWaiting ? 'It is being sent.' : 'It was sent.'}</p>}
          <p>{isWaiting ? 'Please stay here.' : 'Look at the screen.'}</p>
        </LiveNotice>
      );
    case 'shown':
      return (
        <LiveNotice title="Look at the screen.">
          <Given response={given?.response} />
        </LiveNotice>
      );
    case 'told':
      return (
        <LiveNotice title={`Right is: ${game.key?.answer ?? ''}`}>
          <Judgement told={told} />
          <Given response={given?.response} />
        </LiveNotice>
      );
    case 'sums':
      return (
        <LiveNotice title={game.phase === 'podium' ? 'The winners are on the screen.' : 'Look at the screen.'}>
          <Sums told={told} />
        </LiveNotice>
      );
    case 'over':
      return (
        <LiveNotice title={isRanked ? 'The game is over.' : 'Thank you.'}>
          <Sums told={told} />
          <p>{isRanked ? 'Thank you for playing.' : 'You can put your device away.'}</p>
        </LiveNotice>
      );
  }
}

function Given({ response }: { response: LearnerResponse | undefined }) {
  if (!response) return null;
  return (
    <p className="wrap-anywhere">
      Your answer: <strong>{givenText(response)}</strong>
    </p>
  );
}

/** How one's own last answer was judged, and why. */
function Judgement({ told: { game, own } }: { told: Told }) {
  const grade = own.answers.findLast(({ question }) => question === game.question)?.grade;
  const explanation = game.key?.explanation ?? undefined;
  if (!grade) return explanation && <p className="max-w-measure">{explanation}</p>;
  return (
    <Suspense fallback={null}>
      <Feedback grade={{ ...grade, explanation }} showsAnswer={false} isNews={false} />
    </Suspense>
  );
}

/** One's own points and place, and the team's, where the game has such. */
function Sums({ told: { game, own } }: { told: Told }) {
  const teams = game.teams ?? [];
  const team = teams.find((one) => one.team === own.team);
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
          Your team has <strong>{count(team.points, 'point')}</strong>
          {hearsPlace(team, teams) && `: place ${team.rank}`}.
        </p>
      )}
    </>
  );
}
