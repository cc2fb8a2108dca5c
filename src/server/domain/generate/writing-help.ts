import type { Ask } from '../../../shared/schemas/generate';
import type { Deps } from '../deps';
import type { User } from '../users/user';
import { circleOf } from '../writing/circle';

/** True where the student's teachers let a model do this; otherwise the built-in engine answers. */
export async function modelMayHelp(deps: Pick<Deps, 'db'>, user: Pick<User, 'id'>, ask: Ask): Promise<boolean> {
  if (ask.task !== 'scene-help') return true;
  const { help } = await circleOf(deps, user);
  return help === 'full' || (help === 'questions' && ask.want === 'questions');
}
