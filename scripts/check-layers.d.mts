import type { SpawnSyncReturns } from 'node:child_process';

export function cruise(folder: string, ...options: string[]): SpawnSyncReturns<string>;
export function checkLayers(): void;
