import { type KeptDays, ofEachKind, retention } from '../../src/shared/retention';

/** What is kept how long where nobody set anything. */
export const usualDays: KeptDays = ofEachKind((kind) => retention[kind].usual);
