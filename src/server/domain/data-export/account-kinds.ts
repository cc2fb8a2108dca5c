import { toUserOutput } from '#server/domain/platform/user';
import type { OwnKind } from './own-kind';
import { all, byId, mapPages, pagesOf } from './pages';

/** A tool may have asked many thousand times. */
const answersAtOnce = 200;

/** The account, who shares what with whom, and what it cost. Never a password, a token or a secret. */
export const accountKinds: readonly OwnKind[] = [
  {
    name: 'profile',
    about: 'Your account as the portal knows it.',
    models: ['User'],
    async *pages({ db }, user) {
      const verified = await db.user.findUnique({ where: { id: user.id }, select: { emailVerifiedAt: true } });
      yield [{ ...toUserOutput(user), ...verified }];
    },
  },
  {
    name: 'sessions',
    about: 'Where you are signed in, or were until lately.',
    models: ['Session'],
    columns: ['createdAt', 'lastSeenAt', 'expiresAt', 'address', 'device'],
    pages: ({ db }, { id: userId }) =>
      byId((page) =>
        db.session.findMany({
          ...page,
          where: { userId },
          select: { id: true, createdAt: true, lastSeenAt: true, expiresAt: true, address: true, device: true },
        }),
      ),
  },
  {
    name: 'known-devices',
    about: 'Browsers in which you have signed in before, without the secrets that they are known by.',
    models: ['KnownDevice'],
    columns: ['createdAt', 'lastUsedAt', 'expiresAt', 'device'],
    pages: ({ db }, { id: userId }) =>
      byId((page) => db.knownDevice.findMany({ ...page, where: { userId }, omit: { tokenHash: true, userId: true } })),
  },
  {
    name: 'paired-devices',
    about: 'Screens and remotes that you connected to your sign-ins, with what they show, without their secrets.',
    models: ['PairedDevice'],
    columns: ['kind', 'pairedAt', 'hereUntil'],
    pages: ({ db }, { id: userId }) =>
      byId((page) =>
        db.pairedDevice.findMany({
          ...page,
          where: { userId },
          select: { id: true, kind: true, createdAt: true, pairedAt: true, hereUntil: true, shown: true },
        }),
      ),
  },
  {
    name: 'password-resets',
    about: 'Links to reset your password that you asked for.',
    models: ['PasswordReset'],
    columns: ['expiresAt', 'usedAt'],
    pages: ({ db }, { id: userId }) =>
      byId((page) =>
        db.passwordReset.findMany({ ...page, where: { userId }, select: { id: true, expiresAt: true, usedAt: true } }),
      ),
  },
  {
    name: 'address-links',
    about: 'Links to confirm an address that were mailed for your account.',
    models: ['AddressLink'],
    columns: ['email', 'expiresAt', 'usedAt'],
    pages: ({ db }, { id: userId }) =>
      byId((page) =>
        db.addressLink.findMany({
          ...page,
          where: { userId },
          select: { id: true, email: true, expiresAt: true, usedAt: true },
        }),
      ),
  },
  {
    name: 'api-keys',
    about: 'Your keys for outside tools, without the keys themselves.',
    models: ['ApiKey'],
    columns: ['name', 'scope', 'hint', 'createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt'],
    pages: ({ db }, { id: userId }) =>
      byId((page) => db.apiKey.findMany({ ...page, where: { userId }, omit: { keyHash: true, userId: true } })),
  },
  {
    name: 'second-factor',
    about: 'Whether signing in asks for a code as well, without the secret.',
    models: ['SecondFactor'],
    pages: ({ db }, { id: userId }) =>
      all(() => db.secondFactor.findMany({ where: { userId }, select: { confirmedAt: true } })),
  },
  {
    name: 'recovery-codes',
    about: 'How many recovery codes there are and when they were used, without the codes.',
    models: ['RecoveryCode'],
    pages: ({ db }, { id: userId }) =>
      all(() => db.recoveryCode.findMany({ where: { userId }, select: { usedAt: true } })),
  },
  {
    name: 'associations',
    about: 'Who uses your tokens, and whose tokens you use, by username.',
    models: ['Association'],
    columns: ['username', 'is', 'createdAt', 'acceptedAt', 'dailyCap'],
    async *pages({ db }, { id }) {
      const select = { createdAt: true, acceptedAt: true, dailyCap: true };
      const name = { select: { username: true } };
      const members = await db.association.findMany({ where: { ownerId: id }, select: { ...select, member: name } });
      yield members.map(({ member, ...one }) => ({ username: member.username, is: 'uses your tokens', ...one }));
      const owners = await db.association.findMany({ where: { memberId: id }, select: { ...select, owner: name } });
      yield owners.map(({ owner, ...one }) => ({ username: owner.username, is: 'shares tokens with you', ...one }));
    },
  },
  {
    name: 'tokens',
    about: 'Every change of your balance, and what you spent of tokens that others share with you.',
    models: ['LedgerEntry'],
    columns: ['createdAt', 'whose', 'by', 'kind', 'action', 'amount', 'freeTokens', 'balanceAfter', 'metadata'],
    pages: ({ db }, { id }) =>
      mapPages(
        byId((page) =>
          db.ledgerEntry.findMany({
            ...page,
            where: { OR: [{ userId: id }, { actorId: id }] },
            omit: { onceKey: true },
          }),
        ),
        ({ userId, actorId, balanceAfter, metadata, ...entry }) => ({
          ...entry,
          // What somebody else's balance was, or noted, is their business.
          whose: userId === id ? 'yours' : 'shared with you',
          by: actorId === id ? 'you' : 'somebody else',
          balanceAfter: userId === id ? balanceAfter : null,
          metadata: actorId === id ? metadata : null,
        }),
      ),
  },
  {
    name: 'answers-for-repeats',
    about: 'What outside tools were answered that sent a key for repeats.',
    models: ['IdempotentAnswer'],
    columns: ['key', 'createdAt', 'answer'],
    pages: ({ db }, { id: actorId }) =>
      pagesOf(
        answersAtOnce,
        (after: string | undefined) =>
          db.idempotentAnswer.findMany({
            where: { actorId, ...(after && { key: { gt: after } }) },
            orderBy: { key: 'asc' },
            take: answersAtOnce,
            select: { key: true, createdAt: true, answer: true },
          }),
        ({ key }) => key,
      ),
  },
  {
    name: 'app-openings',
    about: 'Paid apps that you opened.',
    models: ['AppOpening'],
    columns: ['appId', 'openedAt', 'expiresAt', 'generations'],
    pages: ({ db }, { id: userId }) =>
      all(() => db.appOpening.findMany({ where: { userId }, omit: { userId: true, payerId: true } })),
  },
  {
    name: 'app-uses',
    about: 'Apps that you starred or opened.',
    models: ['AppUse'],
    columns: ['appId', 'favourite', 'lastOpenedAt'],
    pages: ({ db }, { id: userId }) => all(() => db.appUse.findMany({ where: { userId }, omit: { userId: true } })),
  },
  {
    name: 'settings',
    about: 'What you decided for your students.',
    models: ['StudentSetting'],
    columns: ['name', 'value'],
    pages: ({ db }, { id: ownerId }) =>
      all(() => db.studentSetting.findMany({ where: { ownerId }, omit: { ownerId: true } })),
  },
  {
    name: 'model-prompts',
    about: 'What a language model was asked for you, with names replaced.',
    models: ['ModelCall'],
    columns: ['createdAt', 'appId', 'task', 'model', 'outcome', 'durationMs', 'prompt'],
    pages: ({ db }, { id: userId }) =>
      byId((page) => db.modelCall.findMany({ ...page, where: { userId }, omit: { userId: true } })),
  },
  {
    name: 'audit-log',
    about: 'What you did to accounts, roles, plans and settings, and what was done to your account.',
    models: ['AuditEntry'],
    columns: ['at', 'action', 'by', 'address', 'details'],
    pages: ({ db }, { id }) =>
      mapPages(
        byId((page) => db.auditEntry.findMany({ ...page, where: { OR: [{ actorId: id }, { targetId: id }] } })),
        ({ at, action, actorId, address, details }) => ({
          at,
          action,
          by: actorId === id ? 'you' : 'somebody else',
          address: actorId === id ? address : '',
          details,
        }),
      ),
  },
];
