import { recordingFor } from './recordings';
import type { as } from './world';

interface Student {
  caller: Awaited<ReturnType<typeof as>>;
}
interface Teacher {
  id: string;
}

/** The id of a recording that the student gives to a teacher whom they have accepted. */
export async function handInSound({ caller }: Student, teacher: Teacher, target = 'sheep'): Promise<string> {
  return (await caller.pronunciation.handIn({ ...recordingFor(teacher), target })).id;
}

const draft = 'I have went home. It was a nice day.';
const data = { type: 'story', level: 'A2', prompt: 'A day', words: { min: 5, max: 50 }, draft } as const;

/** The id of a text that the student gives to a teacher whom they have accepted. */
export async function handInStory({ caller }: Student, teacher: Teacher, title = 'A day'): Promise<string> {
  const { id: resourceId } = await caller.library.create({ kind: 'writing', title, data });
  const work = { appId: 'writers-block-assistant', resourceId, teacherId: teacher.id, title, text: draft } as const;
  return (await caller.writing.handIn(work)).id;
}
