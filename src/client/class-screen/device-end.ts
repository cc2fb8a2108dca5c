import { createTRPCClient, httpLink } from '@trpc/client';
import { latestSender } from '#client/lib/latest-sender';
import { newId } from '#client/lib/new-id';
import { patientFetch } from '#client/lib/patient-fetch';
import { currentToken } from '#client/lib/session-store';
import { openEvents } from '#client/live/stream';
import type { AppRouter } from '#server/routers';
import {
  type OnScreen,
  onScreen,
  type RemotePress,
  type ScreensTold,
  type ShowInput,
  screensTold,
} from '#shared/api/screens';
import { onlyWaits } from '#shared/screen/content';
import type { End, ScreenPlace, OnScreen as Sent } from './channel';
import { byClock } from './clocks';

/*
 * The teacher's end of screens on other devices: what is shown goes to the server, which tells where they are. It is
 * fetched where a device was paired in this browser, and by nobody else.
 */

/** Before a stream that was refused or ended is opened again. */
const againMs = 3_000;
/** A press that was on its way for longer is not carried out: the class is elsewhere by now. */
const lateMs = 5_000;

interface Hearing {
  /** Where the screens are; nothing where none is on. */
  onPlace(place: ScreenPlace | undefined): void;
  onLost(isLost: boolean): void;
  onPress(press: RemotePress): void;
  /** No device is paired any more, or nobody is signed in. */
  onOver(): void;
}

interface Heard {
  onSaid(said: ScreensTold): void;
  onLost(): void;
  onOver(): void;
}

/** The server, as this end needs it. */
export interface DeviceServer {
  /** What is said last outlives the page. */
  show(input: ShowInput, isLast: boolean): Promise<unknown>;
  follow(events: Heard): () => void;
  isSignedIn(): boolean;
}

function connect(): DeviceServer {
  let keepalive = false;
  const { screens } = createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: '/trpc',
        fetch: (input, init) => patientFetch(input, { ...init, keepalive }),
        headers: () => ({ authorization: `Bearer ${currentToken() ?? ''}` }),
      }),
    ],
  });
  return {
    show(input, isLast) {
      keepalive = isLast;
      return screens.show.mutate(input);
    },
    follow: (events) => openEvents({ procedure: 'screens.follow', input: {}, shape: screensTold, ...events }),
    isSignedIn: () => currentToken() !== undefined,
  };
}

export function deviceEnd({ onPlace, onLost, onPress, onOver }: Hearing, server = connect()): End {
  const me = newId();
  let isLeaving = false;

  let current: OnScreen | undefined;
  let turnedTo: number | null = null;
  let place: ScreenPlace = { page: 0, pages: 1 };
  let told: ScreensTold | undefined;
  /** What was sent last was this window's. */
  let isShowing = false;
  /** How far the server's clock is ahead of the one of the machine, and of this page's. */
  let ahead = 0;
  let pageAhead = Number.NEGATIVE_INFINITY;
  const pressed = new Set<string>();
  const sender = latestSender<ShowInput>({ send: (shown) => server.show(shown, isLeaving), onLost });

  /** Whether another window has the screens. */
  const others = ({ devices }: ScreensTold) => devices.some(({ from }) => from !== null && from !== me);

  function send(): void {
    if (!told) return;
    // What only waits takes the screen from no other window.
    const waits = current && 'content' in current && onlyWaits(current);
    if (waits && !isShowing && others(told)) return;
    isShowing = current !== undefined;
    sender.send({ from: me, shown: current ? byClock(current, ahead) : null, page: turnedTo });
  }

  function hear(said: ScreensTold): void {
    const isFirst = !told;
    told = said;
    if (said.devices.length === 0) {
      over();
      return;
    }
    onLost(false);
    if (sender.isIdle() && others(said)) isShowing = false;
    ahead = said.now - Date.now();
    pageAhead = Math.max(pageAhead, said.now - performance.now());
    for (const press of said.presses) hearPress(press, isFirst);
    const here = said.devices.filter(({ kind, isHere }) => kind === 'screen' && isHere);
    // What is new shows nothing yet, and of two windows one may have left.
    if (current && (isFirst || (sender.isIdle() && said.devices.some(({ from }) => from === null)))) send();
    const places = here.flatMap((one) => (one.from === me && one.place ? one.place : []));
    if (sender.isIdle() && places.length > 0)
      place = places.reduce((most, one) => (one.pages > most.pages ? one : most));
    onPlace(here.length > 0 ? place : undefined);
  }

  /** What was pressed before this window listened, another one has heard. */
  function hearPress({ id, press, at }: ScreensTold['presses'][number], isOld: boolean): void {
    if (pressed.has(id)) return;
    pressed.add(id);
    const isLate = pageAhead + performance.now() - at > lateMs;
    if (!isOld && !isLate && isMine()) onPress(press);
  }

  /** Of several windows, the one that shows something is meant, else the one that is seen. */
  function isMine(): boolean {
    const remote = told?.devices.find(({ kind }) => kind === 'remote');
    return remote?.from ? remote.from === me : document.visibilityState === 'visible';
  }

  let stop: (() => void) | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  /** Plain http has six connections for all windows: one that neither is seen nor shows anything has none of them. */
  function listen(): void {
    const isWanted = document.visibilityState === 'visible' || current !== undefined;
    if (isWanted && !stop) {
      clearTimeout(again);
      stop = server.follow({
        onSaid: hear,
        onLost: () => onLost(true),
        onOver() {
          stop = undefined;
          if (!server.isSignedIn()) return over();
          onLost(true);
          again = setTimeout(listen, againMs);
        },
      });
    } else if (!isWanted) {
      stop?.();
      stop = undefined;
    }
  }

  function over(): void {
    close();
    onLost(false);
    onPlace(undefined);
    onOver();
  }

  function close(): void {
    clearTimeout(again);
    stop?.();
    stop = undefined;
    document.removeEventListener('visibilitychange', listen);
  }

  document.addEventListener('visibilitychange', listen);
  listen();

  return {
    show(next: Sent): void {
      const read = onScreen.safeParse(next);
      if (!read.success) return;
      current = read.data;
      isLeaving = false;
      turnedTo = null;
      place = { page: 0, pages: 1 };
      listen();
      send();
    },
    turn(to): void {
      turnedTo = to;
      place = { ...place, page: to };
      onPlace(place);
      send();
    },
    leave(isClosing): void {
      if (!current) return;
      current = undefined;
      turnedTo = null;
      isLeaving = isClosing;
      send();
      listen();
    },
  };
}
