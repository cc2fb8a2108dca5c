import { FileChartColumn } from 'lucide-react';
import { useRef } from 'react';
import { ListenButton } from '#client/attempts/listen-button';
import { ScreenButton } from '#client/class-screen/screen-button';
import { useOnScreen } from '#client/class-screen/use-class-screen';
import { HereAloneNote } from '#client/lib/here-alone-note';
import { wallSubject } from '#client/live-wall/pages';
import { Wall } from '#client/live-wall/wall';
import { PresentButtons, PresentScreen } from '#client/present/present-screen';
import { isGoOn, useKeys } from '#client/present/use-page-keys';
import { usePresent } from '#client/present/use-present';
import { Banner } from '#client/ui/banner';
import { ButtonLink } from '#client/ui/button-link';
import { cx } from '#client/ui/cx';
import type { HostLive } from '#shared/api/live';
import type { Press } from '#shared/live/game';
import { isAlone } from '#shared/live/ways';
import { Controls } from './controls';
import { HostNotes } from './host-notes';
import { PagesOfScreen } from './pages-of-screen';
import { PaperCard } from './paper-card';
import { PlayersCard } from './players-card';
import { pressOfKey, usualPress } from './presses';
import { useAwake } from './use-awake';
import { usePaper } from './use-paper';

interface HostDeskProps {
  live: HostLive;
  offset: number;
  press: (kind: Press['kind']) => void;
  isLost: boolean;
}

const dialogs = 'textarea, [role="dialog"], [role="alertdialog"]';
const elsewhere = `input, select, ${dialogs}`;
const turnKeys: Partial<Record<string, 1 | -1>> = { PageDown: 1, ArrowRight: 1, PageUp: -1, ArrowLeft: -1 };

/** The desk of the host. While the class looks on, only its wall is seen, and the controls when somebody moves. */
export function HostDesk({ live, offset, press, isLost }: HostDeskProps) {
  const frame = useRef<HTMLDivElement>(null);
  const present = usePresent(frame, { sends: true });
  const isPresenting = present.covers;
  const isAwake = useAwake(isPresenting);
  const { game, code, possible } = live;
  const paper = usePaper(live);
  /** What was marked on paper counts before the game leaves its question. */
  async function lead(kind: Press['kind']) {
    if (await paper.keep()) press(kind);
  }
  const counts = {
    players: live.players.filter(({ isKicked }) => !isKicked).length,
    answered: live.answered,
    isWaiting: game.phase === 'locked' && usualPress(live) !== 'reveal' && live.waitsFor.length > 0,
  };
  const wall = { game, code, offset, counts };
  const screen = useOnScreen({ wall, ...wallSubject(game) });
  const { view } = screen;
  useKeys((event) => {
    const { key, target, repeat } = event;
    // A clicker leads on wherever the focus is.
    if (target instanceof Element && target.closest(key === 'PageDown' ? dialogs : elsewhere)) return false;
    const by = turnKeys[key];
    // While it is read, a clicker turns its pages first; what was answered it leads on from.
    const turns = key !== 'PageDown' || game.phase === 'question';
    if (by && turns && screen.turn(by)) return true;
    const isUsual = key === 'PageDown' || (key === ' ' && isGoOn(event));
    const kind = isUsual ? usualPress(live) : pressOfKey(key, possible);
    // A key that is held down presses once.
    if (kind && !repeat) void lead(kind);
    return isUsual || kind !== undefined;
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isLost && (
        <Banner tone="warn" title="The connection is lost.">
          The game waits where it is, and goes on by itself when the connection is back.
        </Banner>
      )}
      {game.phase === 'lobby' && <HereAloneNote />}
      <PresentScreen screen={frame} isPresenting={isPresenting} className={isPresenting ? 'relative' : 'grid gap-2'}>
        <div
          className={
            isPresenting
              ? 'min-h-0 flex-1 pb-[4rem]'
              : 'hidden aspect-video max-h-[58vh] w-full overflow-hidden rounded-card border border-line sm:block'
          }
        >
          <Wall {...wall} view={view} />
        </div>
        <div
          className={cx(
            'bottom-0 flex flex-wrap items-center justify-between gap-2',
            isPresenting
              ? 'desk-size absolute inset-x-0 border-t border-line bg-surface p-2 text-base transition-opacity'
              : 'sticky z-10 bg-canvas py-2',
            isPresenting && !isAwake && 'opacity-0 focus-within:opacity-100',
          )}
        >
          {game.phase === 'ended' ? (
            <Ended id={game.id} />
          ) : (
            <Controls live={live} onPress={(kind) => void lead(kind)} isPresenting={isPresenting} />
          )}
          {live.asked?.audioText && <ListenButton item={live.asked} />}
          {/* A phone leads, and shows nothing to a class. */}
          <div className={cx('flex flex-wrap gap-2', !isPresenting && 'max-sm:hidden')}>
            <PagesOfScreen {...screen.place} onTurn={screen.turn} />
            {!isPresenting && <ScreenButton />}
            {!screen.isOpen && <PresentButtons present={present} />}
          </div>
        </div>
      </PresentScreen>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <PlayersCard live={live} />
        <HostNotes live={live} />
        {!isAlone(game.settings) && game.phase !== 'ended' && <PaperCard paper={paper} />}
      </div>
    </div>
  );
}

/** What there is to do after a game: its report. */
function Ended({ id }: { id: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink href={`/live/${id}/report`} variant="primary" icon={<FileChartColumn />}>
        See the report
      </ButtonLink>
      <p className="text-muted">The game has ended.</p>
    </div>
  );
}
