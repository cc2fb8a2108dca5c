import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Deps } from '#server/domain/platform/deps';
import type { TimePage } from '#server/domain/platform/time-page';
import type { User } from '#server/domain/platform/user';
import { contrastById } from '#shared/content/sounds/contrasts';
import { contrastTitle } from '#shared/content/sounds/sound';
import { heardBy } from './recordings';

const oldestFirst = [{ createdAt: 'asc' }, { id: 'asc' }] satisfies Prisma.RecordingOrderByWithRelationInput[];

/** Recordings that the user may hear and has not marked: how many there are, and a page of them. */
export async function recordingsToMark(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User,
  { after, take }: TimePage,
) {
  const unmarked = {
    mark: null,
    expiresAt: { gt: clock.now() },
    ...heardBy(user),
  } satisfies Prisma.RecordingWhereInput;
  const [waiting, rows] = await Promise.all([
    db.recording.count({ where: unmarked }),
    db.recording.findMany({
      where: { AND: [unmarked, after ? handedInAfter(after) : {}] },
      orderBy: oldestFirst,
      take,
      select: {
        id: true,
        target: true,
        contrast: true,
        seconds: true,
        createdAt: true,
        expiresAt: true,
        speaker: { select: { id: true, username: true } },
      },
    }),
  ]);
  const found = rows.map(({ speaker: student, contrast, createdAt, expiresAt, ...row }) => ({
    ...row,
    student,
    sounds: soundsOf(contrast),
    handedInAt: createdAt,
    expiresAt: expiresAt.toISOString(),
  }));
  return { waiting, found };
}

const handedInAfter = ({ at, id }: { at: Date; id: string }): Prisma.RecordingWhereInput => ({
  OR: [{ createdAt: { gt: at } }, { createdAt: at, id: { gt: id } }],
});

function soundsOf(contrastId: string | null): string | null {
  const contrast = contrastById(contrastId ?? '');
  return contrast ? contrastTitle(contrast) : null;
}
