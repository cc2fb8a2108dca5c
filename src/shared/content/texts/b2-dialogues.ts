import type { AuthoredText } from './text';

export const dialogues: readonly AuthoredText[] = [];
