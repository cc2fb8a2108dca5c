import { ofEachKind, type RetentionDays, retention } from '#shared/core/retention';

/** What is kept how long where nobody set anything. */
export const usualDays: RetentionDays = ofEachKind((kind) => retention[kind].usual);
