import { guestToken } from '#client/lib/guest-token';
import { currentToken } from '#client/lib/session-store';
import { guestTokenHeader } from '#shared/core/guest-token';
import { mostSpokenLetters } from '#shared/core/spoken-letters';
import type { HeardLine } from './heard-lines';

/* The voice of a speech server that the portal is connected with. Loaded only where there is one. */

/** What was not said, for the device to say; and whether the server is away. */
interface Unsaid {
  rest: readonly HeardLine[];
  isAway: boolean;
}
const allSaid: Unsaid = { rest: [], isAway: false };

type Sound = { blob: Blob } | { isAway: boolean; rest?: readonly HeardLine[] };

interface Playing {
  /** As a share of the voice's own speed. */
  rate: number;
  /** Ends it: what comes late is dropped. */
  signal: AbortSignal;
}

let player: HTMLAudioElement | undefined;

/** One for all sounds, begun by a press: browsers that allow a sound only then allow it all others after that. */
function beginPlayer(): HTMLAudioElement {
  if (player) return player;
  player = new Audio();
  player.play().catch(() => {});
  return player;
}

/** Plays lines one after the other; the next one is loaded meanwhile. Has to be called in a press. */
export async function playSounds(lines: readonly HeardLine[], { rate, signal }: Playing): Promise<Unsaid> {
  const audio = beginPlayer();
  const wanted = lines.flatMap(inPieces);
  let next = wanted[0] && loadSound(wanted[0], signal);
  for (const [place] of wanted.entries()) {
    const sound = await next;
    if (!sound || signal.aborted) return allSaid;
    if (!('blob' in sound)) return { isAway: sound.isAway, rest: sound.rest ?? wanted.slice(place).filter(isKnown) };
    const after = wanted[place + 1];
    next = after && loadSound(after, signal);
    const isPlayed = await play(audio, sound.blob, { rate, signal });
    if (signal.aborted) return allSaid;
    if (!isPlayed) return { isAway: false, rest: wanted.slice(place).filter(isKnown) };
  }
  return allSaid;
}

/** The device can say only what it knows. */
const isKnown = ({ text }: HeardLine) => text !== '';

async function loadSound(line: HeardLine, signal: AbortSignal): Promise<Sound> {
  const session = currentToken();
  const guest = guestToken();
  try {
    const response = await fetch(addressOf(line), {
      signal,
      headers: { ...(session && { Authorization: `Bearer ${session}` }), ...(guest && { [guestTokenHeader]: guest }) },
    });
    if (response.ok) return { blob: await response.blob() };
    // This one it does not say: for visitors nothing but what the portal has written.
    if (response.status < 500) return { isAway: false };
    // Of a recording that is tested, its lines come now.
    return { isAway: true, ...toldLines(await response.json()) };
  } catch {
    return { isAway: true };
  }
}

/** Read by hand: the schema library is not in what guests load. */
function toldLines(told: unknown): { rest?: HeardLine[] } {
  if (typeof told !== 'object' || told === null || !('lines' in told) || !Array.isArray(told.lines)) return {};
  const lines: unknown[] = told.lines;
  return { rest: lines.filter(isLine) };
}

function isLine(line: unknown): line is HeardLine {
  return (
    typeof line === 'object' &&
    line !== null &&
    'text' in line &&
    typeof line.text === 'string' &&
    'voice' in line &&
    (line.voice === 0 || line.voice === 1)
  );
}

function addressOf({ text, voice, sound }: HeardLine): string {
  return sound ?? `/speech/text?${new URLSearchParams({ text, voice: String(voice) })}`;
}

/** Resolves at the end of the sound, or when it is ended; false where the browser does not play it. */
function play(audio: HTMLAudioElement, sound: Blob, { rate, signal }: Playing): Promise<boolean> {
  const address = URL.createObjectURL(sound);
  return new Promise<boolean>((resolve) => {
    signal.addEventListener('abort', () => {
      audio.pause();
      resolve(true);
    });
    audio.onended = () => resolve(true);
    audio.onerror = () => resolve(false);
    audio.src = address;
    // A new sound begins at the default.
    audio.defaultPlaybackRate = rate;
    audio.preservesPitch = true;
    audio.play().catch(() => resolve(false));
  }).finally(() => URL.revokeObjectURL(address));
}

/** A text that is too long to be said at once, in pieces; for visitors each sentence alone, as the portal knows it. */
function inPieces(line: HeardLine): HeardLine[] {
  if (line.sound) return [line];
  const most = currentToken() === undefined ? 0 : mostSpokenLetters;
  return spokenPieces(line.text, most).map((text) => ({ text, voice: line.voice }));
}

/** As many whole sentences as have so many letters, one at least; of a sentence that is too long, as many words. */
export function spokenPieces(text: string, most: number = mostSpokenLetters): string[] {
  const pieces: string[] = [];
  for (const part of text.split(/(?<=[.!?…]["”’)]*\s)|(?<=\n)/).flatMap(shortParts)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length <= most) pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

function shortParts(sentence: string): string[] {
  if (sentence.length <= mostSpokenLetters) return [sentence];
  return sentence.match(new RegExp(`.{1,${mostSpokenLetters - 1}}(?:\\s|$)|\\S{1,${mostSpokenLetters}}`, 'gs')) ?? [];
}
