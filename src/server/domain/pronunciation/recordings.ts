import type { Prisma } from '#prisma/generated/sqlite/client';
import { agreedToBeSeenBy, isSeenBy } from '#server/domain/access/access';
import { type Actor, record } from '#server/domain/audit/record';
import { after } from '#server/domain/platform/calendar';
import type { Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import { currentRetentionDays } from '#server/domain/retention/retention-days';
import { type Saving, withinSpace } from '#server/domain/space/space';
import {
  type HandInInput,
  type MarkRecordingInput,
  markNames,
  marks,
  type Recording,
  type RecordingsOutput,
  recordingLimits,
} from '#shared/api/pronunciation';
import { contrastById } from '#shared/content/sounds/contrasts';
import { err, ok, type Result } from '#shared/core/result';
import { audioTypeOf } from './audio-type';

type Needs = Pick<Deps, 'db' | 'clock'>;

const recordingSelect = {
  id: true,
  speakerId: true,
  target: true,
  contrast: true,
  seconds: true,
  createdAt: true,
  expiresAt: true,
  mark: true,
  note: true,
  speaker: { select: { username: true } },
  teacher: { select: { username: true } },
} satisfies Prisma.RecordingSelect;
type Row = Prisma.RecordingGetPayload<{ select: typeof recordingSelect }>;

/** Gives a recording to a teacher whom the student has accepted. It is deleted after its time. */
export async function handIn(
  deps: Saving,
  user: User,
  { teacherId, target, contrast, seconds, audio }: HandInInput,
): Promise<Result<Recording, 'teacher_not_found' | 'no_recording' | 'recordings_full' | 'space_full'>> {
  const bytes = Uint8Array.from(Buffer.from(audio, 'base64'));
  const type = audioTypeOf(bytes);
  if (!type) return err('no_recording');
  if (bytes.length > recordingLimits.bytes) {
    return err('no_recording', { text: 'This recording is too large to hand in: record less.' });
  }
  const createdAt = deps.clock.now();
  const { recordings: days } = await currentRetentionDays(deps);
  return withinSpace(deps, user.id, async (tx) => {
    if (!(await isSeenBy(tx, { id: teacherId }, user.id))) return err('teacher_not_found');
    const count = await tx.recording.count({ where: { speakerId: user.id, expiresAt: { gt: createdAt } } });
    if (count >= recordingLimits.perStudent) return err('recordings_full');
    const row = await tx.recording.create({
      data: {
        speakerId: user.id,
        teacherId,
        target,
        contrast: contrast && contrastById(contrast) ? contrast : null,
        type,
        seconds,
        audio: bytes,
        bytes: bytes.length,
        createdAt,
        expiresAt: after(createdAt, { days }),
      },
      select: recordingSelect,
    });
    return ok(toRecordingOutput(row, user));
  });
}

/** What the user may hear: their own, and those of students who still let the user see what they do. */
function audibleTo(user: User, now: Date): Prisma.RecordingWhereInput {
  return { expiresAt: { gt: now }, OR: [{ speakerId: user.id }, heardBy(user)] };
}

/** What students handed in to the user, and still let the user hear. */
export function heardBy(user: User): Prisma.RecordingWhereInput {
  return {
    teacherId: user.id,
    speaker: agreedToBeSeenBy(user),
  };
}

/** The most that a list shows; a teacher with more hears these first. */
const longestList = 200;

export async function listRecordings({ db, clock }: Needs, user: User): Promise<RecordingsOutput> {
  const rows = (where: Prisma.RecordingWhereInput) =>
    db.recording.findMany({
      where: { AND: [audibleTo(user, clock.now()), where] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: longestList,
      select: recordingSelect,
    });
  const [heard, spoken] = await Promise.all([rows(heardBy(user)), rows({ speakerId: user.id })]);
  return {
    heard: heard.map((row) => toRecordingOutput(row, user)),
    spoken: spoken.map((row) => toRecordingOutput(row, user)),
  };
}

/** The sound, for the two who may hear it. */
export async function hearRecording(
  { db, clock }: Needs,
  user: User,
  id: string,
): Promise<Result<{ type: string; audio: string }, 'recording_not_found'>> {
  const row = await db.recording.findFirst({
    where: { AND: [{ id }, audibleTo(user, clock.now())] },
    select: { type: true, audio: true },
  });
  return row ? ok({ type: row.type, audio: Buffer.from(row.audio).toString('base64') }) : err('recording_not_found');
}

/** A mark and a word about it, by the teacher to whom it was given. Of one that was `seen` with another mark it is refused. */
export async function markRecording(
  { db, clock }: Needs,
  user: User,
  { id, mark, note, seen }: MarkRecordingInput,
): Promise<Result<Recording, 'recording_not_found' | 'marked_meanwhile'>> {
  const now = clock.now();
  const heard = { id, expiresAt: { gt: now }, ...heardBy(user) } satisfies Prisma.RecordingWhereInput;
  const { count } = await db.recording.updateMany({
    where: { ...heard, ...(seen !== undefined && { mark: seen }) },
    data: { mark, note, markedAt: now },
  });
  if (count === 0) {
    const there = await db.recording.findFirst({ where: heard, select: { mark: true } });
    return there ? markedMeanwhile(there) : err('recording_not_found');
  }
  return ok(toRecordingOutput(await db.recording.findUniqueOrThrow({ where: { id }, select: recordingSelect }), user));
}

function markedMeanwhile(recording: { mark: string | null }) {
  const mark = marks.find((one) => one === recording.mark);
  return mark
    ? err('marked_meanwhile', { text: `This recording was marked in the meantime: ${markNames[mark]}.` })
    : err('marked_meanwhile');
}

/** Deleted for both, by either of them. */
export async function removeRecording(
  { db, clock }: Needs,
  user: User & Actor,
  id: string,
): Promise<Result<void, 'recording_not_found'>> {
  const at = clock.now();
  return transact(db, async (tx) => {
    const recording = await tx.recording.findFirst({
      where: { AND: [{ id }, audibleTo(user, at)] },
      select: { speaker: { select: { id: true, username: true } } },
    });
    if (!recording) return err('recording_not_found');
    const { count } = await tx.recording.deleteMany({ where: { id } });
    if (count === 0) return err('recording_not_found');
    await record(tx, user, { action: 'sounds.removed', at, target: recording.speaker });
    return ok();
  });
}

function toRecordingOutput(
  { speakerId, speaker, teacher, createdAt, expiresAt, mark, ...row }: Row,
  user: User,
): Recording {
  const isMine = speakerId === user.id;
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    mark: marks.find((one) => one === mark) ?? null,
    who: isMine ? teacher.username : speaker.username,
    isMine,
  };
}
