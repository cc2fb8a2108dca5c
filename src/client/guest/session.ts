import { currentToken, startSession, useSession } from '#client/lib/session-store';

/* Who is signed in on this device, for those few parts of the guests' page that ask. */

startSession();

export { currentToken, useSession };
