/** A session that ended without anybody signing out here: it has expired, or it was ended on another device. */
interface EndedSession {
  userId: string;
  /** Where its user was, to bring them back there. */
  path: string;
}

/** In memory only: after a reload one starts afresh. */
let endedSession: EndedSession | undefined;

export function noteEndedSession(session: EndedSession): void {
  endedSession = session;
}

export function forgetEndedSession(): void {
  endedSession = undefined;
}

export function hasSessionEnded(): boolean {
  return endedSession !== undefined;
}

/** The same user goes on where they were; everybody else begins at the start page. */
export function placeAfterSignIn(userId: string): string {
  return endedSession?.userId === userId ? endedSession.path : '/';
}
