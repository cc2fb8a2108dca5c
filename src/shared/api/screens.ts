import * as z from 'zod';
import { joinCodeField } from '#shared/classes/join-code-field';
import { idField } from '#shared/core/fields';
import { limits } from '#shared/core/limits';
import { shown, wallPages } from '#shared/screen/content';
import { guestToken } from './join';
import { livePublic } from './live';

/*
 * The class's screen on another device, and a phone that turns its pages. Neither has an account: it shows a code that a
 * teacher types, and is known by what it made up for itself.
 */

export const deviceKinds = ['screen', 'remote'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** What the wall of a live game is drawn from: the public part of it. */
export const shownWall = z.object({
  game: livePublic,
  code: z.string().max(20).nullable(),
  /** How far the server's clock is ahead of the one of the page that shows it, in ms. */
  offset: z.number(),
  counts: z.object({ players: z.int(), answered: z.int(), isWaiting: z.boolean() }),
});

/** What a teacher's window sends: content of the screen's own kinds, the wall of a live game, or the dark. */
export const onScreen = z.union([
  shown,
  z.strictObject({ wall: shownWall, ...wallPages }),
  z.strictObject({ isDark: z.literal(true) }),
]);
export type OnScreen = z.infer<typeof onScreen>;

const page = z.int().min(0).max(10_000);
const version = z.int().min(0).max(2_000_000_000);

export const waitInput = z.strictObject({ kind: z.enum(deviceKinds), token: guestToken });
export type WaitInput = z.infer<typeof waitInput>;

/** Where the class is, for a hand that holds a phone: no text of a question, and no name. */
export const glance = z.object({ title: z.string(), number: z.int().nullable(), of: z.int().nullable() });
export type Glance = z.infer<typeof glance>;

export const deviceState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting'), code: z.string(), secondsLeft: z.int() }),
  z.object({
    state: z.literal('screen'),
    /** The server's clock in ms, by which countdowns end: a device's may be wrong. */
    now: z.number(),
    /** Counts what was sent. */
    version,
    /** Nothing while the teacher shows nothing. */
    shown: onScreen.nullable(),
    /** The page that the teacher turned to. */
    page: page.nullable(),
  }),
  z.object({ state: z.literal('remote'), glance: glance.nullable() }),
]);
export type DeviceState = z.infer<typeof deviceState>;

/** Which page of which version a screen shows. */
export const tellInput = z.strictObject({ token: guestToken, version, page, pages: page.min(1) });
export type TellInput = z.infer<typeof tellInput>;

export const presses = ['next', 'back', 'dark'] as const;
export const remotePress = z.enum(presses);
export type RemotePress = z.infer<typeof remotePress>;

/** The id is of the press: sent twice, it counts once. */
export const pressInput = z.strictObject({ token: guestToken, id: idField, press: remotePress });
export type PressInput = z.infer<typeof pressInput>;

export const pairInput = z.strictObject({ code: joinCodeField });

export const showInput = z.strictObject({
  /** The window that shows it: of two, the last has the screen. */
  from: idField,
  /** Nothing where that window leaves. Times in it are by the server's clock. */
  shown: onScreen
    .nullable()
    .refine(
      (sent) => JSON.stringify(sent).length <= limits.shownChars,
      'This is too much for the class’s screen at once.',
    ),
  page: page.nullable(),
});
export type ShowInput = z.infer<typeof showInput>;

export const pairedDevice = z.object({
  id: z.string(),
  kind: z.enum(deviceKinds),
  /** It is on, and hears what is sent. */
  isHere: z.boolean(),
  /** The window that it shows something of. */
  from: z.string().nullable(),
  /** Which page of how many; nothing until it shows what was sent last. */
  place: z.object({ page, pages: page }).nullable(),
});
export type PairedDevice = z.infer<typeof pairedDevice>;

export const pairedDevices = z.object({ devices: z.array(pairedDevice) });

/** What a teacher's window is told: its devices, and what was pressed in the last seconds. */
export const screensTold = pairedDevices.extend({
  now: z.number(),
  presses: z.array(z.object({ id: z.string(), press: remotePress, at: z.number() })),
});
export type ScreensTold = z.infer<typeof screensTold>;
