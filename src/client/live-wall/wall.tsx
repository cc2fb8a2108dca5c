import { CountdownRing } from '#client/class-screen/countdown-ring';
import { PageDots } from '#client/class-screen/page-dots';
import { CodeLetters } from '#client/lib/code-letters';
import { portalAddress } from '#client/lib/portal-address';
import { QrCode } from '#client/ui/qr-code';
import { ScrollArea } from '#client/ui/scroll-area';
import type { LivePublic } from '#shared/api/live';
import { count } from '#shared/core/count';
import { hasStandings, isAlone } from '#shared/live/ways';
import type { ScreenCountdown } from '#shared/screen/content';
import type { WallPages } from './pages';
import { Question } from './question';
import { Standings } from './standings';
import '#client/class-screen/class-screen.css';
import './wall.css';

export interface WallCounts {
  players: number;
  answered: number;
  /** Somebody who needs longer may still answer. */
  isWaiting: boolean;
}

interface WallProps {
  game: LivePublic;
  code: string | null;
  /** How far this device's clock is behind the server's, in ms. */
  offset: number;
  counts: WallCounts;
  view: WallPages;
}

/**
 * What the class looks at, and nothing that is for its teacher alone. It fills the element that it is in, and its text
 * has a share of the height of that.
 */
export function Wall({ game, code, offset, counts, view }: WallProps) {
  const { item } = game;
  const head = <Head game={game} code={code} offset={offset} />;
  const foot = <Foot game={game} counts={counts} view={view} />;
  return (
    <div className="wall size-full bg-canvas text-ink">
      {item ? (
        <section
          aria-label="The class’s screen"
          className="flex size-full flex-col gap-[2.4cqh] overflow-hidden px-[4cqw] py-[3cqh]"
        >
          {head}
          <Question item={item} game={game} view={view} />
          {foot}
        </section>
      ) : (
        <ScrollArea label="The class’s screen" className="size-full">
          <div className="flex min-h-full flex-col gap-[2.4cqh] px-[4cqw] py-[3cqh]">
            {head}
            <Body game={game} code={code} players={counts.players} />
            {foot}
          </div>
        </ScrollArea>
      )}
    </div>
  );
}

const joinAddress = (code: string) => `${portalAddress().origin}/join#${code}`;

function Head({ game, code, offset }: Pick<WallProps, 'game' | 'code' | 'offset'>) {
  const { phase, title, item, question, questions, isPaused, ballot } = game;
  const where = item ? `Question ${question + 1} of ${questions}` : title;
  const countdown = countdownOf(game, offset);
  const isOpenToAll = code !== null && phase !== 'lobby' && phase !== 'ended';
  return (
    <div className="flex flex-wrap items-center gap-x-[2cqw] gap-y-[1cqh]">
      <p className="wall-note mr-auto min-w-0 font-bold text-muted wrap-anywhere">
        {where}
        {item && ballot === 2 && ' · second vote'}
        {isPaused && ' · paused'}
      </p>
      {isOpenToAll && (
        <>
          <span className="wall-note text-muted">Join:</span>
          <CodeLetters code={code} className="wall-code" />
          {/* What came of a question needs the room. */}
          {phase === 'question' && (
            <div className="[&_svg]:size-[min(12cqh,14cqw)]">
              <QrCode text={joinAddress(code)} label="QR code to join" />
            </div>
          )}
        </>
      )}
      {phase === 'question' && countdown && <CountdownRing countdown={countdown} />}
    </div>
  );
}

/** By this device's clock, and standing still while the game is paused. Nothing without a limit. */
function countdownOf({ closesAt, leftMs, settings }: LivePublic, offset: number): ScreenCountdown | undefined {
  const seconds = settings.seconds ?? 1;
  if (leftMs !== null) return { seconds, secondsLeft: Math.ceil(leftMs / 1000) };
  return closesAt === null ? undefined : { seconds, endsAt: closesAt - offset };
}

function Body({ game, code, players }: Pick<WallProps, 'game' | 'code'> & { players: number }) {
  const { phase, settings } = game;
  if (phase === 'lobby') return <Lobby code={code} players={players} />;
  if (phase === 'question' || phase === 'locked') {
    const text = phase === 'question' ? 'Answer at your own pace, on your own screen.' : 'Answers are closed.';
    return <p className="wall-stem my-auto leading-tight font-bold">{text}</p>;
  }
  if (!hasStandings(settings))
    return <p className="wall-stem my-auto leading-tight font-bold">Thank you! That was all.</p>;
  return <Standings game={game} />;
}

function Lobby({ code, players }: { code: string | null; players: number }) {
  return (
    <div className="my-auto flex flex-wrap items-center justify-center gap-x-[4cqw] gap-y-[3cqh] text-center">
      <div className="grid gap-[1.5cqh]">
        {code === null ? (
          <p className="wall-stem font-bold">Nobody new comes in.</p>
        ) : (
          <>
            <p className="wall-option">
              Go to <strong className="wrap-anywhere">{portalAddress().host}/join</strong> and type
            </p>
            <CodeLetters code={code} className="wall-large-code leading-tight" />
          </>
        )}
        <p role="status" className="wall-stem font-bold tabular-nums">
          {count(players, 'player')}
        </p>
      </div>
      {code !== null && (
        <div className="[&_svg]:size-[min(52cqh,70cqw)]">
          <QrCode text={joinAddress(code)} label="QR code to join" />
        </div>
      )}
    </div>
  );
}

/** How many have answered: who is missing is only a number here. And on which page of the question it is. */
function Foot({ game, counts: { answered, players, isWaiting }, view }: Pick<WallProps, 'game' | 'counts' | 'view'>) {
  const { phase, settings, questions } = game;
  const isAsked = phase === 'question' || phase === 'locked';
  if (!isAsked && view.pages === 1) return null;
  const of = isAlone(settings) ? players * questions : players;
  return (
    <div className="wall-note flex flex-wrap items-center justify-end gap-x-[3cqw] text-muted">
      {phase === 'locked' && <p>{isWaiting ? 'Answers still coming' : 'Time is over'}</p>}
      {view.pages > 1 && <PageDots page={view.page} pages={view.pages} />}
      {isAsked && (
        <p role="status" className="ml-auto font-bold tabular-nums">
          {answered} of {of} answered
        </p>
      )}
    </div>
  );
}
