import { apps } from './apps';
import { count } from './count';
import { numberText } from './locale';
import { plans } from './plans';
import { roleLabels } from './roles';

/*
 * What the audit log tells. An action's sentence says what somebody did; `{name}` stands for a detail of its row, and
 * `{count attempt}` for “1 attempt” or “2 attempts”. A row has the details that its sentence names, and no others:
 * small values, never a secret, and nothing that a person wrote.
 */

export const auditGroups = {
  'sign-in': 'Signing in',
  people: 'People and roles',
  tokens: 'Plans and tokens',
  sharing: 'Sharing',
  work: 'Work',
  settings: 'Settings',
  privacy: 'Privacy and exports',
} as const;
export type AuditGroup = keyof typeof auditGroups;

export const auditGroupIds = Object.keys(auditGroups).filter(isAuditGroup);

function isAuditGroup(id: string): id is AuditGroup {
  return Object.hasOwn(auditGroups, id);
}

/** By group, in the order of the filter. Ids are kept in the database: add, but never rename. */
export const auditActions = {
  'auth.signed-in': { group: 'sign-in', label: 'Signed in', says: 'Signed in' },
  'auth.sign-in-failed': { group: 'sign-in', label: 'Failed sign-in', says: 'Failed to sign in: {why}' },
  'auth.registered': { group: 'sign-in', label: 'Signed up', says: 'Signed up as {role}' },
  'auth.signed-out': { group: 'sign-in', label: 'Signed out', says: 'Signed out' },
  'auth.signed-out-everywhere': { group: 'sign-in', label: 'Signed out everywhere', says: 'Signed out everywhere' },
  'auth.session-ended': { group: 'sign-in', label: 'Session ended', says: 'Ended a session on another device' },
  'auth.reset-asked': {
    group: 'sign-in',
    label: 'Reset link asked for',
    says: 'Asked for a link to reset the password',
  },
  'auth.password-reset': { group: 'sign-in', label: 'Password reset', says: 'Set a new password by a mailed link' },
  'auth.password-changed': { group: 'sign-in', label: 'Password changed', says: 'Changed the password' },
  'auth.address-verified': { group: 'sign-in', label: 'Address confirmed', says: 'Confirmed the email address' },
  'auth.address-changed': { group: 'sign-in', label: 'Own address changed', says: 'Changed their own email address' },
  'second-factor.on': { group: 'sign-in', label: 'Second factor on', says: 'Switched the second factor on' },
  'second-factor.off': { group: 'sign-in', label: 'Second factor off', says: 'Switched the second factor off' },
  'second-factor.codes-made': { group: 'sign-in', label: 'New recovery codes', says: 'Made new recovery codes' },
  'second-factor.code-used': { group: 'sign-in', label: 'Recovery code used', says: 'Used a recovery code to sign in' },
  'keys.made': { group: 'sign-in', label: 'API key made', says: 'Made an API key with the scope “{scope}”' },
  'keys.revoked': { group: 'sign-in', label: 'API key revoked', says: 'Revoked an API key with the scope “{scope}”' },

  'users.created': { group: 'people', label: 'Account added', says: 'Added an account as {role}' },
  'users.changed': { group: 'people', label: 'Name or address changed', says: 'Changed the {fields}' },
  'users.role-changed': { group: 'people', label: 'Role changed', says: 'Changed the role from {oldRole} to {role}' },
  'users.removed': { group: 'people', label: 'Account deleted', says: 'Deleted the account of a {role}' },
  'roster.added': { group: 'people', label: 'Added to a list', says: 'Added somebody who may use their tokens' },
  'roster.accepted': { group: 'people', label: 'Sharing accepted', says: 'Let an owner see what they do in apps' },
  'roster.removed': {
    group: 'people',
    label: 'Taken off a list',
    says: 'Took somebody off the list who used their tokens',
  },
  'roster.left': { group: 'people', label: 'Left a list', says: 'Stopped using the tokens that an owner shares' },

  'classes.made': { group: 'people', label: 'Class made', says: 'Made a class' },
  'classes.sample-made': { group: 'people', label: 'Sample class made', says: 'Made a sample class' },
  'classes.archived': { group: 'people', label: 'Class archived', says: 'Put a class in the archive' },
  'classes.reopened': { group: 'people', label: 'Class reopened', says: 'Took a class out of the archive' },
  'classes.removed': { group: 'people', label: 'Class deleted', says: 'Deleted a class with {count student}' },
  'classes.students-added': {
    group: 'people',
    label: 'Students added',
    says: 'Added {count student} to a class',
  },
  'classes.students-removed': {
    group: 'people',
    label: 'Students taken out',
    says: 'Took {count student} out of a class',
  },
  'classes.student-moved': { group: 'people', label: 'Student moved', says: 'Moved a student to another class' },
  'classes.accommodation-set': {
    group: 'people',
    label: 'Support changed',
    says: 'Changed what a student of a class needs',
  },
  'classes.code-made': { group: 'people', label: 'Class code made', says: 'Made a new code to join a class' },
  'classes.code-closed': { group: 'people', label: 'Class code closed', says: 'Closed the code of a class' },
  'classes.sign-ins-made': { group: 'people', label: 'Sign-ins made', says: 'Made sign-ins for {count student}' },
  'classes.secret-shown': {
    group: 'people',
    label: 'Sign-in shown',
    says: 'Looked at what a student of the class signs in with',
  },
  'classes.secret-renewed': { group: 'people', label: 'New secret', says: 'Gave a student a new secret' },
  'classes.card-renewed': { group: 'people', label: 'New card', says: 'Gave a student a new card' },
  'classes.card-revoked': { group: 'people', label: 'Card revoked', says: 'Revoked the card of a student' },
  'classes.sign-in-opened': {
    group: 'people',
    label: 'Sign-in opened',
    says: 'Opened the sign-in of a class for a while',
  },
  'classes.sign-in-closed': { group: 'people', label: 'Sign-in closed', says: 'Closed the sign-in of a class' },
  'classes.sign-in-changed': {
    group: 'people',
    label: 'Ways to sign in',
    says: 'Changed how students of a class sign in',
  },
  'classes.tokens-set': {
    group: 'tokens',
    label: 'Tokens for a class',
    says: 'Let each student of a class spend {cap token} a day',
  },
  'classes.claim-opened': {
    group: 'people',
    label: 'Claim opened',
    says: 'Let a student of the class claim the account',
  },
  'classes.claim-closed': {
    group: 'people',
    label: 'Claim closed',
    says: 'Took back that a student may claim the account',
  },
  'classes.account-claimed': {
    group: 'people',
    label: 'Account claimed',
    says: 'Gave an account that a class looked after an address and a password of its own',
  },
  'classes.joined': { group: 'people', label: 'Asked to join', says: 'Asked to join a class' },
  'classes.admitted': { group: 'people', label: 'Let into a class', says: 'Let a student into a class' },
  'assignments.given': { group: 'people', label: 'Work given', says: 'Gave work to a class' },
  'assignments.changed': { group: 'people', label: 'Given work changed', says: 'Changed work of a class' },
  'assignments.brought-up-to-date': {
    group: 'people',
    label: 'Given work brought up to date',
    says: 'Brought work of a class up to date',
  },
  'assignments.removed': { group: 'people', label: 'Given work deleted', says: 'Took back work of a class' },
  'assignments.released': {
    group: 'people',
    label: 'Given work returned',
    says: 'Showed {count attempt} of given work to its students',
  },
  'assignments.code-made': {
    group: 'people',
    label: 'Task code made',
    says: 'Made a new code by which anyone can play work of a class',
  },
  'assignments.code-closed': { group: 'people', label: 'Task code closed', says: 'Closed the code of work of a class' },
  'assignments.guest-renamed': {
    group: 'people',
    label: 'Guest renamed',
    says: 'Gave a guest at work of a class another name',
  },
  'assignments.guest-removed': {
    group: 'people',
    label: 'Guest removed',
    says: 'Removed a guest at work of a class, with {count attempt}',
  },
  'assignments.guest-merged': {
    group: 'people',
    label: 'Guest merged',
    says: 'Said which student a guest at work of a class is, with {count attempt}',
  },
  'live.made': { group: 'people', label: 'Live game made', says: 'Made a live game with a code by which anyone joins' },
  'live.removed': {
    group: 'people',
    label: 'Live game deleted',
    says: 'Deleted a live game with {count player}',
  },
  'live.player-kicked': { group: 'people', label: 'Player taken out', says: 'Took a player out of a live game' },
  'live.player-renamed': {
    group: 'people',
    label: 'Player renamed',
    says: 'Gave a player of a live game another name',
  },
  'classes.left': { group: 'people', label: 'Left a class', says: 'Left a class' },

  'classes.teacher-invited': {
    group: 'people',
    label: 'Invited to a class',
    says: 'Invited somebody to a class, as a {classRight}',
  },
  'classes.invitation-withdrawn': {
    group: 'people',
    label: 'Class invitation taken back',
    says: 'Took back an invitation to a class',
  },
  'classes.teacher-joined': {
    group: 'people',
    label: 'Class invitation accepted',
    says: 'Accepted an invitation to a class, as a {classRight}',
  },
  'classes.invitation-declined': {
    group: 'people',
    label: 'Class invitation declined',
    says: 'Declined an invitation to a class',
  },
  'classes.teacher-changed': {
    group: 'people',
    label: 'Right in a class changed',
    says: 'Made somebody of a class a {classRight}',
  },
  'classes.teacher-removed': {
    group: 'people',
    label: 'Teacher taken out of a class',
    says: 'Took a teacher out of a class',
  },
  'classes.teacher-left': { group: 'people', label: 'Left as a teacher', says: 'Stopped teaching somebody’s class' },
  'classes.offered': { group: 'people', label: 'Class offered', says: 'Offered to hand over a class' },
  'classes.offer-ended': {
    group: 'people',
    label: 'Class no longer offered',
    says: 'Ended the offer to hand over a class',
  },
  'classes.taken-over': { group: 'people', label: 'Class handed over', says: 'Took over a class from its owner' },

  'schools.made': { group: 'people', label: 'School made', says: 'Made a school' },
  'schools.renamed': { group: 'people', label: 'School renamed', says: 'Renamed a school' },
  'schools.closed': { group: 'people', label: 'School closed', says: 'Closed a school with {count member}' },
  'schools.administrator-invited': {
    group: 'people',
    label: 'Named to administer a school',
    says: 'Named somebody to administer a school',
  },
  'schools.member-invited': { group: 'people', label: 'Invited to a school', says: 'Invited somebody to a school' },
  'schools.invitation-withdrawn': {
    group: 'people',
    label: 'School invitation taken back',
    says: 'Took back an invitation to a school',
  },
  'schools.invitation-declined': {
    group: 'people',
    label: 'School invitation declined',
    says: 'Declined an invitation to a school',
  },
  'schools.joined': {
    group: 'people',
    label: 'School invitation accepted',
    says: 'Accepted an invitation to a school, as {schoolRight}',
  },
  'schools.asked': { group: 'people', label: 'Asked to join a school', says: 'Asked to join a school' },
  'schools.admitted': { group: 'people', label: 'Let into a school', says: 'Let a teacher into a school' },
  'schools.sent-away': {
    group: 'people',
    label: 'Sent away from a school',
    says: 'Sent away somebody who asked to join a school',
  },
  'schools.member-removed': { group: 'people', label: 'Taken out of a school', says: 'Took a member out of a school' },
  'schools.left': { group: 'people', label: 'Left a school', says: 'Left a school' },
  'schools.administrator-named': {
    group: 'people',
    label: 'School administrator named',
    says: 'Made a member of a school one who administers it',
  },
  'schools.administrator-ended': {
    group: 'people',
    label: 'School administrator no more',
    says: 'Ended that a member of a school administers it',
  },
  'schools.code-made': { group: 'people', label: 'School code made', says: 'Made a new code to join a school' },
  'schools.code-closed': { group: 'people', label: 'School code closed', says: 'Closed the code of a school' },

  'plans.changed': { group: 'tokens', label: 'Plan changed', says: 'Changed the plan from {oldPlan} to {plan}' },
  'plans.cancelled': { group: 'tokens', label: 'Plan cancelled', says: 'Cancelled the plan {plan}' },
  'plans.resumed': { group: 'tokens', label: 'Plan resumed', says: 'Resumed the plan {plan}' },
  'plans.ended': { group: 'tokens', label: 'Plan ended', says: 'Ended the plan {oldPlan}' },
  'tokens.bought': { group: 'tokens', label: 'Tokens bought', says: 'Bought {amount token}' },
  'tokens.given': { group: 'tokens', label: 'Tokens given', says: 'Gave {amount token}' },
  'tokens.taken': { group: 'tokens', label: 'Tokens taken', says: 'Took {amount token}' },
  'caps.set': { group: 'tokens', label: 'Daily cap set', says: 'Set a daily cap of {cap token}' },
  'caps.removed': { group: 'tokens', label: 'Daily cap removed', says: 'Removed the daily cap' },

  'links.made': { group: 'sharing', label: 'Link made', says: 'Made a link to saved work ({kind}, to {mode})' },
  'links.revoked': { group: 'sharing', label: 'Link taken back', says: 'Took back a link to saved work' },
  'library.shown': {
    group: 'sharing',
    label: 'Who may see work',
    says: 'Made {count piece} of saved work {visibility}',
  },
  'bank.shared': { group: 'sharing', label: 'Bank shared', says: 'Shared their bank of questions (may {right})' },
  'bank.offered': {
    group: 'sharing',
    label: 'Bank offered',
    says: 'Offered their bank of questions to somebody (may {right})',
  },
  'bank.offer-withdrawn': {
    group: 'sharing',
    label: 'Bank no longer offered',
    says: 'Took back the offer of their bank of questions',
  },
  'bank.accepted': {
    group: 'sharing',
    label: 'Bank accepted',
    says: 'Accepted somebody’s bank of questions (may {right})',
  },
  'bank.declined': { group: 'sharing', label: 'Bank declined', says: 'Declined somebody’s bank of questions' },
  'bank.unshared': {
    group: 'sharing',
    label: 'Bank no longer shared',
    says: 'Stopped sharing their bank of questions',
  },
  'results.released': { group: 'sharing', label: 'Results released', says: 'Released the results of {count attempt}' },

  'library.binned': {
    group: 'work',
    label: 'Work put in the trash',
    says: 'Put {count piece} of saved work in the trash',
  },
  'library.erased': { group: 'work', label: 'Work deleted', says: 'Deleted {count piece} of saved work for good' },
  'library.exported': { group: 'work', label: 'Work exported', says: 'Exported {count piece} of saved work' },
  'bank.removed': {
    group: 'work',
    label: 'Questions deleted',
    says: 'Deleted or retired {count question} of the bank',
  },
  'history.removed': { group: 'work', label: 'Attempts deleted', says: 'Deleted {count attempt}' },
  'marks.changed': {
    group: 'work',
    label: 'Mark changed',
    says: 'Changed a mark from {before} to {after}',
  },
  'answers.returned': {
    group: 'work',
    label: 'Answer returned',
    says: 'Gave an answer back to be revised',
  },
  'sounds.removed': { group: 'work', label: 'Recording deleted', says: 'Deleted a recording' },
  'pictures.removed': { group: 'work', label: 'Picture deleted', says: 'Deleted a picture' },

  'settings.model': {
    group: 'settings',
    label: 'Language model',
    says: 'Switched the language model {state} for {app}',
  },
  'settings.students': {
    group: 'settings',
    label: 'Settings for students',
    says: 'Set {setting} to “{state}” for students',
  },
  'settings.portal': { group: 'settings', label: 'Portal settings', says: 'Changed the setting “{setting}”' },
  'settings.retention': {
    group: 'settings',
    label: 'Retention changed',
    says: 'Changed how long {what} stays from {before} to {after}',
  },
  'backups.taken': { group: 'settings', label: 'Backup taken', says: 'Took a backup' },

  'privacy.exported': { group: 'privacy', label: 'Own data exported', says: 'Exported all data of the account' },
  'privacy.account-deleted': { group: 'privacy', label: 'Own account deleted', says: 'Deleted their own account' },
  'history.anonymised': { group: 'privacy', label: 'Names taken off', says: 'Took the names off {count attempt}' },
  'history.matched': { group: 'privacy', label: 'Guest matched', says: 'Gave a guest’s attempt to a student' },
  'users.exported': { group: 'privacy', label: 'Users exported', says: 'Exported {count user} as a CSV file' },
  'audit.exported': {
    group: 'privacy',
    label: 'Audit log exported',
    says: 'Exported {count row} of the audit log as a CSV file',
  },
} as const satisfies Record<string, { group: AuditGroup; label: string; says: string }>;
export type AuditAction = keyof typeof auditActions;

/** The names of the details in a sentence: `'Gave {amount token} to {who}'` has `'amount' | 'who'`. */
type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${infer Name} ${string}` ? Name : Slot) | NamesIn<Rest>
  : never;

/** What a row of this action has to say besides who, when and on whom. */
export type AuditDetails<Action extends AuditAction> = Record<
  NamesIn<(typeof auditActions)[Action]['says']>,
  string | number
>;

export function isAuditAction(value: unknown): value is AuditAction {
  return typeof value === 'string' && Object.hasOwn(auditActions, value);
}

export const auditActionIds = Object.keys(auditActions).filter(isAuditAction);

export function actionsOfGroup(group: AuditGroup): AuditAction[] {
  return auditActionIds.filter((action) => auditActions[action].group === group);
}

/** What somebody did, as a person reads it. Actions that are no longer known stay readable by their id. */
export function auditSentence(action: string, details: Readonly<Record<string, unknown>>): string {
  if (!isAuditAction(action)) return action;
  return auditActions[action].says.replaceAll(/\{(\w+)(?: (\w+))?\}/g, (_, name: string, noun?: string) => {
    const value = details[name];
    if (typeof value === 'number') return noun ? count(value, noun) : numberText(value);
    return typeof value === 'string' ? (wordsFor[name]?.[value] ?? value) : 'unknown';
  });
}

const roleWords = Object.fromEntries(Object.entries(roleLabels).map(([role, label]) => [role, label.toLowerCase()]));
const planWords = wordsOf(plans);

function wordsOf(named: readonly { id: string; name: string }[]): Record<string, string> {
  return Object.fromEntries(named.map(({ id, name }) => [id, name]));
}

/** Rows keep ids; sentences say what people call them. */
const wordsFor: Partial<Record<string, Record<string, string>>> = {
  role: roleWords,
  oldRole: roleWords,
  plan: planWords,
  oldPlan: planWords,
  app: wordsOf(apps),
  kind: { 'word-list': 'word list' },
  visibility: {
    associated: 'visible to associated people',
    'associated-copy': 'visible to associated people, and theirs to copy',
  },
  classRight: { teach: 'co-teacher', view: 'viewer' },
  schoolRight: { administer: 'one who administers it', teach: 'a teacher' },
  setting: { recognition: 'speech recognition', writingHelp: 'help with writing' },
};
