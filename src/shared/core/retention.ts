import { count } from './count';
import { keysOf } from './keys-of';

interface RetentionRule {
  /** What it is, for people. */
  name: string;
  /** What that holds, and when its days begin to count. */
  about: string;
  /** Days, where nobody set another number. */
  usual: number;
  min: number;
  max: number;
}

/** What is deleted by itself after a time. Administrators set the days; the privacy page shows them. */
export const retention = {
  attempts: {
    name: 'Attempts and answers',
    about:
      'Practice, quizzes and tests with their answers and marks, from the day an attempt began. Live games with their players, from the day they were made. Guests who came by a code, from the day they were last here.',
    usual: 730,
    min: 30,
    max: 3650,
  },
  recordings: {
    name: 'Recordings',
    about:
      'Students’ voices that were handed in, from the day they were handed in. A change holds for new recordings only.',
    usual: 60,
    min: 1,
    max: 365,
  },
  handIns: {
    name: 'Texts that were handed in',
    about: 'The copy that a teacher got, with the comments, from the day it was handed in.',
    usual: 730,
    min: 30,
    max: 3650,
  },
  trash: {
    name: 'The trash',
    about: 'Saved work that was thrown away, with its versions and links, from the day it was thrown away.',
    usual: 30,
    min: 7,
    max: 365,
  },
  sessions: {
    name: 'Ended sign-ins',
    about: 'When and from where somebody was signed in, and API keys, from the day they stopped working.',
    usual: 7,
    min: 1,
    max: 90,
  },
  passwordResets: {
    name: 'Mailed links',
    about: 'That a link to reset a password or confirm an address was asked for, from the hour it stopped working.',
    usual: 7,
    min: 1,
    max: 90,
  },
  givenUpAddresses: {
    name: 'Addresses that were given up',
    about:
      'A keyed hash of the address of a deleted account, or of one that an account had before, so that signing up again brings no second first tokens. It cannot be read back.',
    usual: 30,
    min: 1,
    max: 90,
  },
  invitations: {
    name: 'Invitations',
    about:
      'Who was invited to a bank of questions, a class or a school and has not accepted, and who asked to join a school and was not let in, from that day.',
    usual: 90,
    min: 7,
    max: 365,
  },
  suggestedThings: {
    name: 'Suggested things',
    about: 'Things for 20 Questions that no teacher decided on, from the day they were suggested.',
    usual: 90,
    min: 7,
    max: 365,
  },
  auditLog: {
    name: 'Audit log',
    about: 'Who did what to accounts, roles, plans and settings, from the day it was done.',
    usual: 365,
    min: 90,
    max: 3650,
  },
  modelPrompts: {
    name: 'Questions to the language model',
    about: 'What was asked, with names replaced, from the day it was asked.',
    usual: 90,
    min: 7,
    max: 365,
  },
  idempotentAnswers: {
    name: 'Answers kept for repeats',
    about: 'What an outside tool was answered, so that a repeated request is not carried out twice.',
    usual: 30,
    min: 1,
    max: 365,
  },
} as const satisfies Record<string, RetentionRule>;

export type RetentionKind = keyof typeof retention;
export const retentionKinds = keysOf(retention);

/** The same table with something else for each kind. */
export function ofEachKind<T>(of: (kind: RetentionKind) => T): Record<RetentionKind, T> {
  return {
    attempts: of('attempts'),
    recordings: of('recordings'),
    handIns: of('handIns'),
    trash: of('trash'),
    sessions: of('sessions'),
    passwordResets: of('passwordResets'),
    givenUpAddresses: of('givenUpAddresses'),
    invitations: of('invitations'),
    suggestedThings: of('suggestedThings'),
    auditLog: of('auditLog'),
    modelPrompts: of('modelPrompts'),
    idempotentAnswers: of('idempotentAnswers'),
  };
}

/** How many days each kind is kept. */
export type RetentionDays = Record<RetentionKind, number>;
/** The same for people. */
export type RetentionTexts = Record<RetentionKind, string>;

export function retentionTexts(days: RetentionDays): RetentionTexts {
  return ofEachKind((kind) => count(days[kind], 'day'));
}
