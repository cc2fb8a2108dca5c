import * as z from 'zod';
import { idField } from '#shared/core/fields';
import { liveSettings } from '#shared/live/settings';

const chosen = liveSettings.pick({ way: true, points: true, seconds: true, names: true });

/** What the dialog asks: fields arrive as text, and what is empty is nothing. */
export const liveForm = z.preprocess(
  (form) => {
    if (typeof form !== 'object' || form === null) return form;
    const { classId, seconds, ...rest } = z.looseObject({ classId: z.unknown(), seconds: z.unknown() }).parse(form);
    return { ...rest, classId: classId || null, seconds: seconds ? Number(seconds) : null };
  },
  chosen.extend({ classId: idField.nullable() }),
);
export type LiveValues = z.infer<typeof liveForm>;
