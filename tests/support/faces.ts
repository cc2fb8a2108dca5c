import { inject } from 'vitest';

export type Face = 'REST' | 'tRPC';

/**
 * What the largest tables of calls are tried over: both faces on SQLite. What is behind them is the same, so on
 * PostgreSQL it is the one that carries every kind of value.
 */
export const faces: readonly Face[] = inject('postgres') ? ['tRPC'] : ['REST', 'tRPC'];
