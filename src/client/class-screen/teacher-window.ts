import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, writeStored } from '#client/lib/storage';
import type { RemotePress } from '#shared/api/screens';
import { type End, type OnScreen, openChannel, type ScreenPlace, teacherEnd } from './channel';
import { carryOut } from './remote-presses';

/*
 * This window as the teacher's: one for all parts of the page, since the class has one screen, whether that is a window
 * of this browser, another device, or several of them. It begins with the first part that asks for it.
 */

/** How the class's screen is. */
interface ScreenState {
  /** Where it is, the one with the most pages; nothing where there is none. */
  place: ScreenPlace | undefined;
  /** The server cannot be reached, and other devices show what they were sent last. */
  isLost: boolean;
  isDark: boolean;
}

/** Whether devices were paired in this browser: else the server is not asked. */
const pairedKey = 'class-screen:paired';

let hasBegun = false;
const ends: { window?: End; devices?: End } = {};
const places: { window?: ScreenPlace | undefined; devices?: ScreenPlace | undefined } = {};
let state: ScreenState = { place: undefined, isLost: false, isDark: false };
/** Which part of the page shows something now, and what. */
let shower: object | undefined;
let last: OnScreen | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** A window that was opened has so long to say that it is there. */
const patienceMs = 20_000;
/** Before code that could not be fetched is fetched again. */
const fetchAgainMs = 5_000;

function change(next: Partial<ScreenState>): void {
  const changed = { ...state, ...next };
  if (JSON.stringify(changed) === JSON.stringify(state)) return;
  state = changed;
  for (const listen of listeners) listen();
}

function hear(where: keyof typeof places, place: ScreenPlace | undefined): void {
  if (where === 'window') clearTimeout(patience);
  places[where] = place;
  const [one, other] = [places.window, places.devices];
  change({ place: one && other ? (one.pages >= other.pages ? one : other) : (one ?? other) });
}

function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  if (typeof BroadcastChannel !== 'undefined')
    ends.window = teacherEnd(openChannel(), (place) => hear('window', place));
  window.addEventListener('pagehide', () => each((end) => end.leave(true)));
  const beginWithDevices = () => readStored(pairedKey) !== null && beginDevices();
  onStoredElsewhere([pairedKey], beginWithDevices);
  beginWithDevices();
}

let isFetching = false;

/** From now on other devices show it too: one was paired in this browser. */
export function beginDevices(): void {
  writeStored(pairedKey, '1');
  if (ends.devices || isFetching) return;
  isFetching = true;
  import('./device-end').then(
    ({ deviceEnd }) => {
      isFetching = false;
      ends.devices = deviceEnd({
        onPlace: (place) => hear('devices', place),
        onLost: (isLost) => change({ isLost }),
        onPress: press,
        onOver() {
          ends.devices = undefined;
          writeStored(pairedKey, null);
        },
      });
      if (last) ends.devices.show(state.isDark ? dark : last);
    },
    () => {
      isFetching = false;
      setTimeout(beginDevices, fetchAgainMs);
    },
  );
}

function each(act: (end: End) => void): void {
  for (const end of [ends.window, ends.devices]) if (end) act(end);
}

/** Opens the class's screen, or brings the one that is open to the front. False where the browser does not let it. */
export function openScreen(): boolean {
  begin();
  const opened = window.open('/screen', 'class-screen', 'popup');
  if (!opened) return false;
  // It counts from now on: a browser ends full screen as soon as another window opens.
  if (!places.window) {
    hear('window', { page: 0, pages: 1 });
    patience = setTimeout(() => hear('window', undefined), patienceMs);
  }
  return true;
}

export const isScreenOpen = () => state.place !== undefined;

/** Shows it for this part of the page, which has the screen until it leaves or another part shows something. */
export function showOnScreen(part: object, shown: OnScreen): void {
  begin();
  shower = part;
  last = shown;
  if (!state.isDark) each((end) => end.show(shown));
}

export function leaveScreen(part: object): void {
  if (shower !== part) return;
  shower = undefined;
  last = undefined;
  change({ isDark: false });
  each((end) => end.leave(false));
}

/** Turns a page of what the screen shows. False where there is none to turn to. */
export function turnScreen(by: 1 | -1): boolean {
  const { place } = state;
  const to = place ? place.page + by : -1;
  if (!place || to < 0 || to >= place.pages) return false;
  each((end) => end.turn(to));
  return true;
}

const dark: OnScreen = { isDark: true };

/** Makes the class's screen dark, or brings its picture back. */
export function darken(isDark: boolean): void {
  change({ isDark });
  const shown = isDark ? dark : last;
  if (shown) each((end) => end.show(shown));
}

/** What is pressed in the dark only brings the picture back, as with a clicker. Without a screen, this window is dark. */
function press(pressed: RemotePress): void {
  if (state.isDark) darken(false);
  else if (pressed === 'dark' && isScreenOpen() && last) darken(true);
  else carryOut(pressed);
}

function listen(callback: () => void): () => void {
  begin();
  listeners.add(callback);
  return () => listeners.delete(callback);
}

const nowhere: ScreenState = { place: undefined, isLost: false, isDark: false };

/** Whether the class has a screen of its own. */
export const useScreenOpen = () => useSyncExternalStore(listen, isScreenOpen, () => false);

/** How the class's screen is. */
export const useScreenState = () =>
  useSyncExternalStore(
    listen,
    () => state,
    () => nowhere,
  );
