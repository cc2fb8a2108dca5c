import * as z from 'zod';
import { idField } from '#shared/core/fields';
import { liveSettings } from '#shared/live/settings';

const { way, names, points, seconds, teams, showsNames } = liveSettings.shape;

/** Fields arrive as text, and what is empty is nothing. */
function readField(name: string, value: unknown): unknown {
  switch (name) {
    case 'classId':
      return value || null;
    case 'seconds':
      return value ? Number(value) : null;
    case 'teams':
      return Number(value);
    case 'showsNames':
      return value === 'true';
    default:
      return value;
  }
}

/** What the dialog asks. What a way to play has no use for is not asked, and then not there. */
export const liveForm = z.preprocess(
  (form) =>
    typeof form === 'object' && form !== null
      ? Object.fromEntries(Object.entries(form).map(([name, value]) => [name, readField(name, value)]))
      : form,
  z.object({
    classId: idField.nullable(),
    way: way.unwrap(),
    names: names.unwrap(),
    seconds: seconds.optional(),
    points: points.unwrap().optional(),
    teams: teams.unwrap().optional(),
    showsNames: showsNames.unwrap().optional(),
  }),
);
export type LiveValues = z.infer<typeof liveForm>;
