import type { User } from '#server/domain/platform/user';
import { nobodysId } from './contract';
import { as, makeUser, type World } from './world';

/** The first bytes of a WebM file, as browsers begin theirs. */
export const webm = Buffer.from([
  0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0xf7, 0x81, 1, 0x42, 0xf2, 0x81, 4, 0x42, 0xf3, 0x81, 8,
  0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d, 0x42, 0x87, 0x81, 4,
]);

export const recordingFor = (teacher: { id: string }) => ({
  teacherId: teacher.id,
  target: 'sheep',
  contrast: 'ship-sheep',
  seconds: 1.2,
  audio: webm.toString('base64'),
});

/** Lets the teacher see what the student does, as after adding and accepting. */
export async function accepted({ deps }: World, teacher: { id: string }, student: { id: string }): Promise<void> {
  const acceptedAt = deps.clock.now();
  await deps.db.association.create({ data: { ownerId: teacher.id, memberId: student.id, acceptedAt } });
}

/** A teacher whom the caller has accepted. */
export async function teacherOf(portal: World, caller: User | undefined): Promise<{ id: string }> {
  const teacher = await makeUser(portal);
  if (caller) await accepted(portal, teacher, caller);
  return teacher;
}

/** The id of a recording that a student gave to the caller. */
export async function givenTo(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  const student = await makeUser(portal, { role: 'student' });
  await accepted(portal, caller, student);
  return (await (await as(portal, student)).pronunciation.handIn(recordingFor(caller))).id;
}
