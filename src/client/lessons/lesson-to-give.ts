import type { Givable } from '#client/giving/givable';
import { wordsToGive } from '#client/giving/words-to-give';
import { trpc } from '#client/lib/trpc';
import { notify } from '#client/ui/toast';
import type { LessonData, Material } from '#shared/content/lessons/lesson';
import type { Level } from '#shared/core/level';
import { rules } from '#shared/items/question-set';

export type Questions = Extract<Material, { kind: 'questions' }>;
type Words = Extract<Material, { kind: 'words' }>;

/** What a class can play of a lesson: its questions, or where it has none its words. */
export const playedOf = ({ materials }: LessonData): Questions | Words | undefined =>
  materials.find((one) => one.kind === 'questions') ?? materials.find((one) => one.kind === 'words');

/** Words of a lesson as they are given to a class. */
export const wordsOfLesson = ({ title, entries }: Words): Givable =>
  wordsToGive(title, { entries, title }, entries.length);

/** Questions of a lesson as a quiz of one's own. */
export const quizOf = ({ title, items }: Questions, level: Level) => ({
  kind: 'quiz' as const,
  title,
  level,
  data: { intro: '', items, rules: rules.parse({}) },
});

/** Saves questions of a lesson as a quiz. What is given or played live is a copy of it: so it is saved first, once. */
export function useQuizOfLesson() {
  const utils = trpc.useUtils();
  const create = trpc.library.create.useMutation({
    onSuccess(quiz) {
      notify.success(`Saved as a quiz: ${quiz.title}`);
      void utils.library.list.invalidate();
    },
  });
  async function quizToGive(questions: Questions, level: Level): Promise<Givable | undefined> {
    const saved = create.data ?? (await create.mutateAsync(quizOf(questions, level)).catch(() => undefined));
    if (!saved) return undefined;
    const { title } = questions;
    return { appId: 'classroom-quiz-maker', title, activity: { kind: 'questions', from: { resource: saved.id } } };
  }
  return { create, quizToGive };
}
