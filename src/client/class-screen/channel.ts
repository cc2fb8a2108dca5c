import * as z from 'zod';
import { newId } from '#client/lib/new-id';
import { onlyWaits, shown, wallPages } from '#shared/screen/content';

/*
 * The two ends of the class's screen: the teacher's window, and the window that the class looks at. Both are of one
 * browser, and speak without any network. What comes is checked, as any page of the portal could have sent it.
 */

/** The part of a BroadcastChannel that both need. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listen: (event: { data: unknown }) => void): void;
  close(): void;
}

export const openChannel = (): Channel => new BroadcastChannel('class-screen');

const from = z.string().max(60);

/**
 * Content of the screen's own kinds, or the wall of a live game, which checks what it gets itself: few screens need it;
 * or the dark.
 */
const onScreen = z.union([
  shown,
  z.strictObject({ wall: z.unknown(), ...wallPages }),
  z.strictObject({ isDark: z.literal(true) }),
]);
export type OnScreen = z.infer<typeof onScreen>;

const fromTeacher = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('show'), from, at: z.number(), shown: onScreen }),
  z.strictObject({ kind: z.literal('turn'), from, to: z.int().min(0) }),
  z.strictObject({ kind: z.literal('leave'), from }),
  /** Is there a screen? This window is there. */
  z.strictObject({ kind: z.literal('call') }),
]);
type FromTeacher = z.infer<typeof fromTeacher>;

const fromScreen = z.discriminatedUnion('kind', [
  /** It has just opened: what is there to show? */
  z.strictObject({ kind: z.literal('ask') }),
  /** On which page of what it is. `at` is that of the `show`; none while it waits. */
  z.strictObject({ kind: z.literal('here'), at: z.number().optional(), page: z.int().min(0), pages: z.int().min(1) }),
  z.strictObject({ kind: z.literal('gone') }),
]);
type FromScreen = z.infer<typeof fromScreen>;

/** What the teacher's window knows of the screen. */
export interface ScreenPlace {
  page: number;
  pages: number;
}

/** What a teacher's window does with screens, wherever they are. */
export interface End {
  show(next: OnScreen): void;
  turn(to: number): void;
  /** Shows nothing more; for good, where the page is closing. */
  leave(isClosing: boolean): void;
}

/** `onScreen` gets where the screen is, and nothing once it is gone. */
export function teacherEnd(channel: Channel, onScreen: (place: ScreenPlace | undefined) => void, now = Date.now): End {
  const id = newId();
  let last: { at: number; shown: OnScreen } | undefined;
  let at = 0;
  let place: ScreenPlace = { page: 0, pages: 1 };
  /** The page that was turned to, until the screen says that it is there: what it says before is of earlier. */
  let turnedTo: number | undefined;
  const say = (message: FromTeacher) => channel.postMessage(message);
  const showLast = () => last && say({ kind: 'show', from: id, ...last });

  channel.addEventListener('message', ({ data }) => {
    const read = fromScreen.safeParse(data);
    if (!read.success) return;
    const said = read.data;
    if (said.kind === 'gone') {
      onScreen(undefined);
      // Another one may still be there.
      say({ kind: 'call' });
      return;
    }
    const showsMine = said.kind === 'here' && said.at !== undefined && said.at === last?.at;
    const wanted = showsMine && turnedTo !== undefined ? Math.min(turnedTo, said.pages - 1) : undefined;
    if (wanted === undefined || said.kind !== 'here' || said.page === wanted) turnedTo = undefined;
    place = showsMine ? { page: wanted ?? said.page, pages: said.pages } : { page: 0, pages: 1 };
    onScreen(place);
    if (said.kind !== 'ask') return;
    if (last) showLast();
    else say({ kind: 'call' });
  });
  say({ kind: 'call' });

  return {
    show(next: OnScreen): void {
      // Of two windows, the one that showed something last has the screen: the moments have to differ.
      at = Math.max(at + 1, now());
      last = { at, shown: next };
      turnedTo = undefined;
      showLast();
    },
    turn(to): void {
      // It counts from now on: who presses twice at once turns two pages.
      turnedTo = to;
      place = { ...place, page: to };
      onScreen(place);
      say({ kind: 'turn', from: id, to });
    },
    leave(): void {
      if (last) say({ kind: 'leave', from: id });
      last = undefined;
    },
  };
}

interface Listening {
  /** Nothing while nobody shows anything. */
  onShow: (shown: OnScreen | undefined) => void;
  /** To a page that the teacher wants to see. */
  onTurn: (to: number) => void;
  /** A window of the teacher is there. */
  onTeacher?: () => void;
}

export function screenEnd(channel: Channel, { onShow, onTurn, onTeacher }: Listening) {
  let current: { from: string; at: number; waits: boolean } | undefined;
  let place: ScreenPlace = { page: 0, pages: 1 };
  const say = (message: FromScreen) => channel.postMessage(message);
  const sayHere = () => say({ kind: 'here', ...(current && { at: current.at }), ...place });

  channel.addEventListener('message', ({ data }) => {
    const read = fromTeacher.safeParse(data);
    if (!read.success) return;
    const said = read.data;
    onTeacher?.();
    if (said.kind === 'call') return sayHere();
    if (said.kind === 'show') {
      const waits = 'content' in said.shown && onlyWaits(said.shown);
      // What only waits takes the screen from no other window.
      if (waits && current && !current.waits && current.from !== said.from) return;
      // An older window answers what a new screen asks, too.
      if (current && current.waits === waits && said.at < current.at) return;
      current = { from: said.from, at: said.at, waits };
      onShow(said.shown);
    } else if (said.from !== current?.from) return;
    else if (said.kind === 'turn') onTurn(said.to);
    else {
      current = undefined;
      onShow(undefined);
      say({ kind: 'ask' });
    }
  });
  say({ kind: 'ask' });

  return {
    tell(next: ScreenPlace): void {
      place = next;
      sayHere();
    },
    close(): void {
      say({ kind: 'gone' });
      channel.close();
    },
  };
}
