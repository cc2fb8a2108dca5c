import type { RouterInputs } from '#client/lib/trpc';
import type { AssignmentRules } from '#shared/api/assignments';
import type { AppId } from '#shared/core/apps';

/** What can be given to a class: an activity in its app. */
export interface Givable {
  appId: AppId;
  activity: RouterInputs['assignments']['give']['activity'];
  /** What a class reads of it, until its teacher writes something else. */
  title: string;
  /** How it is taken, where its own rules say so. */
  rules?: AssignmentRules;
}
