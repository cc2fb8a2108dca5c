import { offersTo } from '#server/domain/library/bank/invitations';
import type { OwnKind } from './own-kind';
import { byId, bySize, mapPages, pagesOf } from './pages';

/** Where a picture stands in the file of somebody's own data. */
export const pictureFile = ({ id, type }: { id: string; type: string }) => `pictures/${id}.${type}`;

/** Of what is long, so many rows are looked up before they are read. */
const keysAtOnce = 200;

/** What somebody made: saved work with its versions and links, novels, and the bank of questions. */
export const workKinds: readonly OwnKind[] = [
  {
    name: 'saved-work',
    about: 'Word lists, quizzes, tests, lessons, texts and all else that you saved, the trash included.',
    models: ['Resource'],
    columns: ['id', 'kind', 'title', 'level', 'folder', 'tags', 'version', 'createdAt', 'updatedAt', 'deletedAt'],
    pages: ({ db }, { id: ownerId }) =>
      bySize(
        mapPages(
          byId((page) => db.resource.findMany({ ...page, where: { ownerId }, select: { id: true, ownBytes: true } })),
          ({ id, ownBytes }) => ({ id, bytes: ownBytes }),
        ),
        (few) =>
          db.resource.findMany({
            where: { id: { in: few.map(({ id }) => id) } },
            orderBy: { id: 'asc' },
            omit: { ownerId: true, titleKey: true, textKey: true, fieldsVersion: true },
          }),
      ),
  },
  {
    name: 'saved-work-versions',
    about: 'How your saved work was before.',
    models: ['ResourceVersion'],
    pages: ({ db }, { id: ownerId }) =>
      bySize(
        pagesOf(
          keysAtOnce,
          (after: { resourceId: string; version: number } | undefined) =>
            db.resourceVersion.findMany({
              where: { resource: { ownerId } },
              orderBy: [{ resourceId: 'asc' }, { version: 'asc' }],
              take: keysAtOnce,
              ...(after && { skip: 1, cursor: { resourceId_version: after } }),
              select: { resourceId: true, version: true, bytes: true },
            }),
          ({ resourceId, version }) => ({ resourceId, version }),
        ),
        (few) =>
          db.resourceVersion.findMany({
            where: { OR: few.map(({ resourceId, version }) => ({ resourceId, version })) },
            orderBy: [{ resourceId: 'asc' }, { version: 'asc' }],
          }),
      ),
  },
  {
    name: 'novel-scenes',
    about: 'The scenes of your novels.',
    models: ['NovelScene'],
    pages: ({ db }, { id: ownerId }) =>
      bySize(
        pagesOf(
          keysAtOnce,
          (after: { resourceId: string; sceneId: string } | undefined) =>
            db.novelScene.findMany({
              where: { resource: { ownerId } },
              orderBy: [{ resourceId: 'asc' }, { sceneId: 'asc' }],
              take: keysAtOnce,
              ...(after && { skip: 1, cursor: { resourceId_sceneId: after } }),
              select: { resourceId: true, sceneId: true, bytes: true },
            }),
          ({ resourceId, sceneId }) => ({ resourceId, sceneId }),
        ),
        (few) =>
          db.novelScene.findMany({
            where: { OR: few.map(({ resourceId, sceneId }) => ({ resourceId, sceneId })) },
            orderBy: [{ resourceId: 'asc' }, { sceneId: 'asc' }],
            omit: { textKey: true },
          }),
      ),
  },
  {
    name: 'novel-scene-versions',
    about: 'How the scenes of your novels were before.',
    models: ['NovelSceneVersion'],
    pages: ({ db }, { id: ownerId }) =>
      bySize(
        pagesOf(
          keysAtOnce,
          (after: { resourceId: string; sceneId: string; version: number } | undefined) =>
            db.novelSceneVersion.findMany({
              where: { scene: { resource: { ownerId } } },
              orderBy: [{ resourceId: 'asc' }, { sceneId: 'asc' }, { version: 'asc' }],
              take: keysAtOnce,
              ...(after && { skip: 1, cursor: { resourceId_sceneId_version: after } }),
              select: { resourceId: true, sceneId: true, version: true, bytes: true },
            }),
          ({ resourceId, sceneId, version }) => ({ resourceId, sceneId, version }),
        ),
        (few) =>
          db.novelSceneVersion.findMany({
            where: { OR: few.map(({ resourceId, sceneId, version }) => ({ resourceId, sceneId, version })) },
            orderBy: [{ resourceId: 'asc' }, { sceneId: 'asc' }, { version: 'asc' }],
          }),
      ),
  },
  {
    name: 'novel-days',
    about: 'How many words your novels grew by on each day.',
    models: ['NovelDay'],
    columns: ['resourceId', 'day', 'words'],
    pages: ({ db }, { id: ownerId }) =>
      pagesOf(
        keysAtOnce,
        (after: { resourceId: string; day: string } | undefined) =>
          db.novelDay.findMany({
            where: { resource: { ownerId } },
            orderBy: [{ resourceId: 'asc' }, { day: 'asc' }],
            take: keysAtOnce,
            ...(after && { skip: 1, cursor: { resourceId_day: after } }),
          }),
        ({ resourceId, day }) => ({ resourceId, day }),
      ),
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
    about: 'The questions of your bank, with tags and where they are used.',
    models: ['BankItem', 'BankTag', 'ItemUse'],
    columns: ['id', 'kind', 'level', 'skill', 'point', 'status', 'difficulty', 'tags', 'version', 'updatedAt', 'item'],
    pages: ({ db }, { id: ownerId }) =>
      mapPages(
        bySize(
          byId((page) => db.bankItem.findMany({ ...page, where: { ownerId }, select: { id: true, bytes: true } })),
          (few) =>
            db.bankItem.findMany({
              where: { id: { in: few.map(({ id }) => id) } },
              orderBy: { id: 'asc' },
              omit: { ownerId: true, textKey: true, sameKey: true },
              include: {
                tags: { select: { tag: true } },
                // Tests of others that use it are theirs.
                uses: { where: { resource: { ownerId } }, omit: { bankItemId: true } },
              },
            }),
        ),
        ({ tags, ...one }) => ({ ...one, tags: tags.map(({ tag }) => tag) }),
      ),
  },
  {
    name: 'bank-versions',
    about: 'How the questions of your bank were before.',
    models: ['BankItemVersion'],
    pages: ({ db }, { id: ownerId }) =>
      bySize(
        pagesOf(
          keysAtOnce,
          (after: { bankItemId: string; version: number } | undefined) =>
            db.bankItemVersion.findMany({
              where: { bankItem: { ownerId } },
              orderBy: [{ bankItemId: 'asc' }, { version: 'asc' }],
              take: keysAtOnce,
              ...(after && { skip: 1, cursor: { bankItemId_version: after } }),
              select: { bankItemId: true, version: true, bytes: true },
            }),
          ({ bankItemId, version }) => ({ bankItemId, version }),
        ),
        (few) =>
          db.bankItemVersion.findMany({
            where: { OR: few.map(({ bankItemId, version }) => ({ bankItemId, version })) },
            orderBy: [{ bankItemId: 'asc' }, { version: 'asc' }],
          }),
      ),
  },
  {
    name: 'pictures',
    about: 'Pictures that you uploaded, with where their bytes are in this file.',
    models: ['Picture'],
    columns: ['id', 'file', 'type', 'width', 'height', 'bytes', 'createdAt'],
    pages: ({ db }, { id: ownerId }) =>
      mapPages(
        byId((page) => db.picture.findMany({ ...page, where: { ownerId }, omit: { ownerId: true, content: true } })),
        (one) => ({ ...one, file: pictureFile(one) }),
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
      const shares = await db.bankShare.findMany({ where: { ownerId: id }, select: { ...select, member: name } });
      yield shares.map(({ member, ...one }) => ({ username: member.username, is: 'may use yours', ...one }));
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
      const offers = await deps.db.bankInvitation.findMany({
        where: { ownerId: user.id },
        // Whether somebody declined is theirs to say.
        select: { who: true, right: true, createdAt: true },
      });
      yield offers.map((one) => ({ ...one, is: 'offered yours' }));
      const got = await deps.db.bankInvitation.findMany({
        where: await offersTo(deps, user),
        select: { right: true, createdAt: true, declinedAt: true, owner: { select: { username: true } } },
      });
      yield got.map(({ owner, ...one }) => ({ ...one, who: owner.username, is: 'offers you theirs' }));
    },
  },
];
