import { useSyncExternalStore } from 'react';
import { type OnScreen, openChannel, type ScreenPlace, teacherEnd } from './channel';

/*
 * This window as the teacher's: one for all parts of the page, since the class has one screen. It begins with the first
 * part that asks for it.
 */

let end: ReturnType<typeof teacherEnd> | undefined;
let screen: ScreenPlace | undefined;
/** Which part of the page shows something now. */
let shower: object | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** A window that was opened has so long to say that it is there. */
const patienceMs = 20_000;

function hear(place: ScreenPlace | undefined): void {
  clearTimeout(patience);
  if (screen?.page === place?.page && screen?.pages === place?.pages) return;
  screen = place;
  for (const listen of listeners) listen();
}

function begin() {
  if (!end && typeof BroadcastChannel !== 'undefined') {
    const begun = teacherEnd(openChannel(), hear);
    window.addEventListener('pagehide', () => begun.leave());
    end = begun;
  }
  return end;
}

/** Opens the class's screen, or brings the one that is open to the front. False where the browser does not let it. */
export function openScreen(): boolean {
  begin();
  const opened = window.open('/screen', 'class-screen', 'popup');
  if (!opened) return false;
  // It counts from now on: a browser ends full screen as soon as another window opens.
  if (!screen) {
    hear({ page: 0, pages: 1 });
    patience = setTimeout(() => hear(undefined), patienceMs);
  }
  return true;
}

export const isScreenOpen = () => screen !== undefined;

/** Shows it for this part of the page, which has the screen until it leaves or another part shows something. */
export function showOnScreen(part: object, shown: OnScreen): void {
  shower = part;
  begin()?.show(shown);
}

export function leaveScreen(part: object): void {
  if (shower !== part) return;
  shower = undefined;
  end?.leave();
}

/** Turns a page of what the screen shows. False where there is none to turn to. */
export function turnScreen(by: 1 | -1): boolean {
  if (!screen || !end) return false;
  const to = screen.page + by;
  if (to < 0 || to >= screen.pages) return false;
  end.turn(by);
  return true;
}

function listen(callback: () => void): () => void {
  begin();
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/** Whether the class has a screen of its own. */
export const useScreenOpen = () => useSyncExternalStore(listen, isScreenOpen, () => false);

/** Which page of what is shown that screen is on; nothing without one. */
export const useScreenPlace = () =>
  useSyncExternalStore(
    listen,
    () => screen,
    () => undefined,
  );
