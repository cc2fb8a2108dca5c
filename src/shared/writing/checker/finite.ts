import { base, third } from './rule';
import type { Token } from './token';

const ofSeveral: Record<string, string> = { is: 'are', am: 'are', was: 'were', has: 'have', does: 'do' };
const ofOne: Record<string, string> = { are: 'is', were: 'was', have: 'has', do: 'does' };

/** The verb as it goes with several: is and are, works and work. */
export const plural = (token: Token | undefined) => ofSeveral[token?.low ?? ''] ?? base(token);

/** The verb as it goes with one. */
export const singular = (token: Token | undefined) => ofOne[token?.low ?? ''] ?? third(token);
