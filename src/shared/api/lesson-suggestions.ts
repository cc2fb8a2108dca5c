import * as z from 'zod';
import { ageGroups } from '#shared/classes/age-groups';
import { idField, isoDate } from '#shared/core/fields';
import { levels } from '#shared/core/level';
import { day } from './library';

/* What the lesson library opens on: for the classes of a teacher, what is planned and due, and lessons that fit them. */

/** Without a class, what there is for the first ones. */
export const lessonSuggestionsInput = z.strictObject({ classId: idField.optional() });
export type LessonSuggestionsInput = z.infer<typeof lessonSuggestionsInput>;

const classSuggestions = z.object({
  id: z.string(),
  name: z.string(),
  level: z.enum(levels).nullable(),
  ageGroup: z.enum(ageGroups).nullable(),
  /**
   * The caller's own lessons of this week, by day: those in a folder that has the name of the class, and of the others
   * those of its level.
   */
  planned: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      level: z.enum(levels).nullable(),
      plannedFor: day,
      taught: z.boolean(),
    }),
  ),
  /** Given work that is due this week. */
  due: z.array(z.object({ id: z.string(), title: z.string(), dueAt: isoDate })),
  /** Ids of starter lessons of its level and age that the caller has neither taught nor planned for this week. */
  starters: z.array(z.string()),
  /** The grammar points that most students got wrong in the last four weeks. */
  mistakes: z.array(
    z.object({
      point: z.string(),
      /** Their commonest mistake with it. */
      name: z.string(),
      /** How many made one. */
      students: z.int(),
      /** Id of a starter lesson on the point; null where there is none for this class. */
      starter: z.string().nullable(),
    }),
  ),
});
export type ClassSuggestions = z.infer<typeof classSuggestions>;

export const lessonSuggestions = z.object({
  /** All classes to choose from, by name. */
  classes: z.array(z.object({ id: z.string(), name: z.string() })),
  items: z.array(classSuggestions),
});
export type LessonSuggestions = z.infer<typeof lessonSuggestions>;
