import { meantFor } from '../bank/invitations';
import type { OwnKind } from './kinds';
import { all, byId, mapped, paged } from './pages';

/** Each may be a megabyte. */
const fewAtOnce = 5;

/** What somebody made: saved work with its versions and links, novels, and the bank of questions. */
export const workKinds: readonly OwnKind[] = [
  {
    name: 'saved-work',
    about: 'Word lists, quizzes, tests, lessons, texts and all else that you saved, the trash included.',
    models: ['Resource'],
    columns: ['id', 'kind', 'title', 'level', 'folder', 'tags', 'version', 'createdAt', 'updatedAt', 'deletedAt'],
    pages: ({ db }, { id: ownerId }) =>
      byId(
        (page) =>
          db.resource.findMany({
            ...page,
            where: { ownerId },
            omit: { ownerId: true, titleKey: true, textKey: true, fieldsVersion: true },
          }),
        fewAtOnce,
      ),
  },
  {
    name: 'saved-work-versions',
    about: 'How your saved work was before.',
    models: ['ResourceVersion'],
    pages: ({ db }, { id: ownerId }) =>
      paged(
        fewAtOnce,
        (after: { resourceId: string; version: number } | undefined) =>
          db.resourceVersion.findMany({
            where: { resource: { ownerId } },
            orderBy: [{ resourceId: 'asc' }, { version: 'asc' }],
            take: fewAtOnce,
            ...(after && { skip: 1, cursor: { resourceId_version: after } }),
          }),
        ({ resourceId, version }) => ({ resourceId, version }),
      ),
  },
  {
    name: 'novel-scenes',
    about: 'The scenes of your novels, with earlier versions.',
    models: ['NovelScene', 'NovelSceneVersion'],
    pages: ({ db }, { id: ownerId }) =>
      // One at a time: each comes with up to thirty versions.
      paged(
        1,
        (after: { resourceId: string; sceneId: string } | undefined) =>
          db.novelScene.findMany({
            where: { resource: { ownerId } },
            orderBy: [{ resourceId: 'asc' }, { sceneId: 'asc' }],
            take: 1,
            ...(after && { skip: 1, cursor: { resourceId_sceneId: after } }),
            omit: { textKey: true },
            include: { versions: { omit: { resourceId: true, sceneId: true } } },
          }),
        ({ resourceId, sceneId }) => ({ resourceId, sceneId }),
      ),
  },
  {
    name: 'novel-days',
    about: 'How many words your novels grew by on each day.',
    models: ['NovelDay'],
    columns: ['resourceId', 'day', 'words'],
    pages: ({ db }, { id: ownerId }) => all(() => db.novelDay.findMany({ where: { resource: { ownerId } } })),
  },
  {
    name: 'links',
    about: 'Links that you made to your saved work.',
    models: ['ShareLink'],
    columns: ['resourceId', 'mode', 'token', 'code', 'createdAt', 'expiresAt', 'revokedAt'],
    pages: ({ db }, { id: ownerId }) =>
      byId((page) => db.shareLink.findMany({ ...page, where: { resource: { ownerId } } })),
  },
  {
    name: 'bank',
    about: 'The questions of your bank, with tags, versions and where they are used.',
    models: ['BankItem', 'BankTag', 'BankItemVersion', 'ItemUse'],
    columns: ['id', 'kind', 'level', 'skill', 'point', 'status', 'difficulty', 'tags', 'version', 'updatedAt', 'item'],
    pages: ({ db }, { id: ownerId }) =>
      mapped(
        byId((page) =>
          db.bankItem.findMany({
            ...page,
            where: { ownerId },
            omit: { ownerId: true, textKey: true, sameKey: true },
            include: {
              tags: { select: { tag: true } },
              versions: { omit: { bankItemId: true } },
              // Tests of others that use it are theirs.
              uses: { where: { resource: { ownerId } }, omit: { bankItemId: true } },
            },
          }),
        ),
        ({ tags, ...one }) => ({ ...one, tags: tags.map(({ tag }) => tag) }),
      ),
  },
  {
    name: 'bank-shares',
    about: 'Who may use your bank of questions, and whose you may use, by username.',
    models: ['BankShare'],
    columns: ['username', 'is', 'right', 'createdAt'],
    async *pages({ db }, { id }) {
      const select = { right: true, createdAt: true };
      const name = { select: { username: true } };
      const given = await db.bankShare.findMany({ where: { ownerId: id }, select: { ...select, member: name } });
      yield given.map(({ member, ...one }) => ({ username: member.username, is: 'may use yours', ...one }));
      const seen = await db.bankShare.findMany({ where: { memberId: id }, select: { ...select, owner: name } });
      yield seen.map(({ owner, ...one }) => ({ username: owner.username, is: 'lets you use theirs', ...one }));
    },
  },
  {
    name: 'bank-invitations',
    about: 'To whom you offered your bank of questions, and who offered you theirs, before anybody accepted.',
    models: ['BankInvitation'],
    columns: ['who', 'is', 'right', 'createdAt', 'declinedAt'],
    async *pages(deps, user) {
      const made = await deps.db.bankInvitation.findMany({
        where: { ownerId: user.id },
        // Whether somebody declined is theirs to say.
        select: { who: true, right: true, createdAt: true },
      });
      yield made.map((one) => ({ ...one, is: 'offered yours' }));
      const got = await deps.db.bankInvitation.findMany({
        where: await meantFor(deps, user),
        select: { right: true, createdAt: true, declinedAt: true, owner: { select: { username: true } } },
      });
      yield got.map(({ owner, ...one }) => ({ ...one, who: owner.username, is: 'offers you theirs' }));
    },
  },
];
