/** A session that ended without anybody signing out here: it has expired, or it was ended on another device. */
interface EndedSession {
  userId: string;
  /** Where its user was, to bring them back there. */
  path: string;
}

/** In memory only: after a reload one starts afresh. */
let ended: EndedSession | undefined;

export function noteEndedSession(session: EndedSession): void {
  ended = session;
}

export function forgetEndedSession(): void {
  ended = undefined;
}

export function hasSessionEnded(): boolean {
  return ended !== undefined;
}

/** The same user goes on where they were; everybody else begins at the start page. */
export function placeAfterSignIn(userId: string): string {
  return ended?.userId === userId ? ended.path : '/';
}
