import type { User } from '#server/domain/platform/user';
import type { AuditAction } from '#shared/core/audit';
import { usualDays } from './retention-days';

/** Why a change leaves no row in the audit log. */
type KeptOut =
  /** Making, saving and sorting one's own work; a second of typing would be a row. */
  | 'work'
  /** Playing, answering and practising. */
  | 'practice'
  /** Lessons as they go: texts are handed in and given back, answers are marked. It shows where it was done. */
  | 'teaching'
  /** The ledger, which is append-only as well, has a row for each. */
  | 'ledger'
  /** It changes nothing that outlasts the answer. */
  | 'no change';

interface Audited {
  rows: readonly AuditAction[];
  /** Put into an input that would leave no row, or fewer. */
  with?: (caller: User) => Record<string, unknown>;
}

/**
 * What each mutation of the portal leaves in the audit log. Anyone who adds one decides: it leaves rows if it changes
 * somebody's rights, money, sharing, privacy or the portal's settings, lets data out, or deletes work.
 */
export const audited: Record<string, Audited | KeptOut> = {
  'auth.login': { rows: ['auth.signed-in'] },
  'auth.register': { rows: ['auth.registered'] },
  'auth.forgotPassword': { rows: ['auth.reset-asked'], with: ({ email }) => ({ email }) },
  'auth.resetPassword': { rows: ['auth.password-reset'] },
  'auth.verifyEmail': { rows: ['auth.address-verified'] },
  'auth.changeEmail': { rows: ['auth.address-changed'] },
  'auth.mailAddressLink': 'no change',
  'auth.changePassword': { rows: ['auth.password-changed'] },
  'auth.logout': { rows: ['auth.signed-out'] },
  'auth.logoutEverywhere': { rows: ['auth.signed-out-everywhere'] },
  'auth.logoutOthers': { rows: ['auth.signed-out-everywhere'] },
  'auth.endSession': { rows: ['auth.session-ended'] },
  'keys.create': { rows: ['keys.made'] },
  'keys.revoke': { rows: ['keys.revoked'] },
  'secondFactor.begin': 'no change',
  'secondFactor.confirm': { rows: ['second-factor.on'] },
  'secondFactor.renewCodes': { rows: ['second-factor.code-used', 'second-factor.codes-made'] },
  'secondFactor.switchOff': { rows: ['second-factor.code-used', 'second-factor.off'] },
  'users.resetSecondFactor': { rows: ['second-factor.off'] },
  'profile.changeRole': { rows: ['users.role-changed'] },
  'profile.associate': { rows: ['roster.added'] },
  'profile.dissociate': { rows: ['roster.removed'] },
  'profile.acceptOwner': { rows: ['roster.accepted'] },
  'profile.leaveOwner': { rows: ['roster.left'] },
  'profile.setFavourite': 'work',
  'profile.appOpened': 'work',
  'profile.setStudentSettings': { rows: ['settings.students'] },
  'profile.deleteAccount': { rows: ['privacy.account-deleted'] },
  'retention.set': { rows: ['settings.retention'], with: () => ({ trash: usualDays.trash + 1 }) },
  'profile.setDailyCap': { rows: ['caps.set'] },
  'billing.cancel': { rows: ['plans.cancelled'] },
  'billing.resume': { rows: ['plans.resumed'] },
  'tokens.consume': 'ledger',
  'tokens.validatePurchase': 'no change',
  'tokens.processPurchase': { rows: ['tokens.bought'] },
  'billing.update': { rows: ['plans.changed'] },
  'users.create': { rows: ['users.created'] },
  'users.update': { rows: ['users.changed', 'users.role-changed'], with: () => ({ role: 'student' }) },
  'users.remove': { rows: ['users.removed'] },
  'users.adjustTokens': { rows: ['tokens.given'] },
  'users.changeRoles': { rows: ['users.role-changed'] },
  'users.giveTokens': { rows: ['tokens.given'] },
  'users.removeMany': { rows: ['users.removed'] },
  'generate.run': 'work',
  'model.setApp': { rows: ['settings.model'] },
  'model.test': 'no change',
  'library.create': 'work',
  'library.update': 'work',
  'library.patch': 'work',
  'library.organise': {
    rows: ['library.shown', 'library.binned'],
    with: () => ({ visibility: 'associated', inTrash: true }),
  },
  'library.remove': { rows: ['library.binned'] },
  'library.restore': 'work',
  'library.erase': { rows: ['library.erased'] },
  'library.share': { rows: ['links.made'] },
  'library.revoke': { rows: ['links.revoked'] },
  'library.copyShared': 'work',
  'library.makeMine': 'work',
  'library.import': 'work',
  'library.addSamples': 'work',
  'library.removeSamples': 'work',
  'library.restoreVersion': 'work',
  'novels.saveScene': 'work',
  'novels.restoreScene': 'work',
  'attempts.start': 'practice',
  'attempts.answer': 'practice',
  'attempts.hint': 'practice',
  'attempts.finish': 'practice',
  'attempts.hold': 'practice',
  'attempts.progress': 'practice',
  'attempts.sheet': 'no change',
  'attempts.release': { rows: ['results.released'] },
  'attempts.mark': { rows: ['marks.changed'] },
  'twentyQuestions.start': 'practice',
  'twentyQuestions.ask': 'practice',
  'twentyQuestions.giveUp': 'practice',
  'twentyQuestions.keep': 'practice',
  'twentyQuestions.suggest': 'teaching',
  'twentyQuestions.decide': 'teaching',
  'cards.review': 'practice',
  'cards.undo': 'practice',
  'history.mark': { rows: ['marks.changed'] },
  'history.match': { rows: ['history.matched'] },
  'history.anonymise': { rows: ['history.anonymised'] },
  'history.remove': { rows: ['history.removed'] },
  'bank.create': 'work',
  'bank.update': 'work',
  'bank.change': 'work',
  'bank.removeMany': { rows: ['bank.removed'] },
  'bank.import': 'work',
  'bank.known': 'no change',
  'bank.copy': 'work',
  'bank.draw': 'no change',
  'bank.makeTest': 'work',
  'bank.share': { rows: ['bank.offered'] },
  'bank.accept': { rows: ['bank.accepted'] },
  'bank.decline': { rows: ['bank.declined'] },
  'bank.unshare': { rows: ['bank.unshared'] },
  'writing.handIn': 'teaching',
  'writing.takeBack': 'teaching',
  'writing.comment': 'teaching',
  'writing.uncomment': 'teaching',
  'writing.return': 'teaching',
  'pronunciation.words': 'no change',
  'pronunciation.handIn': 'teaching',
  'pronunciation.mark': 'teaching',
  'pronunciation.remove': { rows: ['sounds.removed'] },
  'quizzes.suggest': 'work',
  'quizzes.reteach': 'work',
};
