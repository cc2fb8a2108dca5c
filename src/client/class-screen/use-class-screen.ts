import { useEffect, useRef } from 'react';
import type { Shown } from '#shared/screen/content';
import type { OnScreen } from './channel';
import { leaveScreen, showOnScreen, turnScreen, useScreenOpen, useScreenState } from './teacher-window';
import { usePaged } from './use-paged';

/**
 * Shows this to the class: on its own screen where there is one, else by `view` in this window. Nothing, where there is
 * nothing to show.
 */
export function useClassScreen(shown: Shown | undefined) {
  const { isOpen, view, turn } = useOnScreen(shown);
  return { isOpen, view: { shown, ...view }, turn };
}

/** The same for what draws itself in this window, as the wall of a live game does. */
export function useOnScreen(shown: OnScreen | undefined) {
  const isOpen = useShow(shown);
  const { place } = useScreenState();
  const { turn, goTo, ...paged } = usePaged(shown);
  return {
    isOpen,
    /** For what draws it in this window: at the page that the class sees. */
    view: { ...paged, page: place ? Math.min(place.page, paged.pages - 1) : paged.page },
    /** Where the class is in it. */
    place: place ?? paged,
    /** Turns a page of what does not fit on one. False where none is left: then what is shown goes on. */
    turn: (by: 1 | -1): boolean => (isOpen ? turnScreen(by) : turn(by)),
  };
}

/** The name of its class on the class's screen, while nothing else is shown. */
export function useWaitingScreen(className: string | undefined): void {
  useShow(className === undefined ? undefined : { content: { kind: 'wait', forClass: className } });
}

/** Has the class's screen for this while there is something to show. Answers whether there is a screen. */
function useShow(shown: OnScreen | undefined): boolean {
  const isOpen = useScreenOpen();
  const part = useRef({});
  const text = shown && JSON.stringify(shown);
  const latest = useRef(shown);
  latest.current = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is the same is not shown again
  useEffect(() => {
    if (latest.current) showOnScreen(part.current, latest.current);
    else leaveScreen(part.current);
  }, [text]);
  useEffect(() => {
    const own = part.current;
    return () => leaveScreen(own);
  }, []);
  return isOpen;
}
