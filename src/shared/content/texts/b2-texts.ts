import type { AuthoredText } from './text';

export const texts: readonly AuthoredText[] = [];
