import { Presentation, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useSearch } from 'wouter';
import { ScreenButton } from '#client/class-screen/screen-button';
import { AppMark, appHue } from '#client/ui/app-mark';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { IconButton } from '#client/ui/icon-button';
import { PageHeading } from '#client/ui/page';
import type { AppId } from '#shared/core/apps';
import { DarkScreen } from './dark-screen';
import { Played } from './played';
import { PresentScreen } from './present-screen';
import { StageContext } from './stage';
import { usePresent } from './use-present';

interface AppStage {
  /** The class is looking at it. */
  isPresenting: boolean;
  /** It is looking at this window: there is no screen of the class's own. */
  covers: boolean;
  /** For keys that belong to this app alone. */
  screen: RefObject<HTMLDivElement | null>;
}

interface AppFrameProps {
  app: AppId;
  title: string;
  tagline: string;
  /** Beside Present: Print, Share and the like. */
  actions?: ReactNode;
  /** False where there is nothing for a class to look at: what is managed here is the teacher's alone. */
  presents?: boolean;
  /** What it presents can go to the class's screen, too (`useClassScreen`). */
  sends?: boolean;
  children: (stage: AppStage) => ReactNode;
}

/** The outside of an app: its mark and name, what can be done with it, and the way to the projector. */
export function AppFrame({ app, title, tagline, actions, presents = true, sends = false, children }: AppFrameProps) {
  const screen = useRef<HTMLDivElement>(null);
  const { isPresenting, covers, togglePresent, isDark, setDark } = usePresent(screen, { sends });
  useKeptFocus(screen);
  const stage = useMemo(
    () => ({
      isPresenting,
      toggle: togglePresent,
      Played: sends ? Played : undefined,
      controls: (
        <>
          {sends && <ScreenButton className="max-lg:hidden" />}
          {covers && <DarkScreen isDark={isDark} onDark={setDark} />}
          {!isPresenting && (
            <IconButton label="Present" icon={<Presentation />} onClick={togglePresent} className="max-sm:hidden" />
          )}
        </>
      ),
    }),
    [isPresenting, covers, sends, togglePresent, isDark, setDark],
  );
  return (
    <PresentScreen
      screen={screen}
      isPresenting={covers}
      className={cx(
        appHue(app),
        'has-[.play]:gap-0 has-[.play]:p-0',
        covers ? 'gap-2 px-6 pt-2' : 'flex flex-col gap-6 px-4 pt-5 pb-16 sm:px-8',
      )}
    >
      <header
        className={cx(
          'steps-back flex w-full flex-wrap items-center gap-3 print:hidden',
          !covers && 'mx-auto max-w-wide',
        )}
      >
        {!covers && <AppMark app={app} className="max-sm:hidden" />}
        <div className="min-w-0 flex-1">
          <PageHeading className={covers ? 'sr-only' : 'text-xl'}>{title}</PageHeading>
          <p className={covers ? 'sr-only' : 'text-muted'}>{tagline}</p>
        </div>
        {covers ? <DarkScreen isDark={isDark} onDark={setDark} /> : actions}
        {sends && presents && <ScreenButton className="shrink-0 max-md:hidden" />}
        {(presents || isPresenting) && (
          <Button
            variant="quiet"
            icon={isPresenting ? <X /> : <Presentation />}
            onClick={togglePresent}
            className="shrink-0 max-md:px-3"
          >
            <span className="max-md:sr-only">{isPresenting ? 'Leave' : 'Present'}</span>
          </Button>
        )}
      </header>
      <div
        className={cx(
          'mx-auto w-full has-[.play]:m-0 has-[.play]:max-w-none has-[.play]:p-0',
          covers ? 'my-auto max-w-[53em] pb-4' : 'max-w-wide',
        )}
      >
        <StageContext value={stage}>{children({ isPresenting, covers, screen })}</StageContext>
      </div>
    </PresentScreen>
  );
}

/** Where another screen of the app takes the place of what had the focus, keys and voices go on from the app's name. */
function useKeptFocus(screen: RefObject<HTMLElement | null>) {
  const search = useSearch();
  const before = useRef(search);
  useEffect(() => {
    if (before.current === search) return;
    before.current = search;
    if (document.activeElement !== document.body) return;
    window.scrollTo(0, 0);
    screen.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [search, screen]);
}
