import type { Ask } from '../../../shared/schemas/generate';
import { writingApps } from '../../../shared/schemas/writing';
import type { Deps } from '../deps';
import type { User } from '../users/user';
import { circleOf } from './circle';

/** True where the writer's teachers let a model do this. Of what is no writing they have said nothing. */
export async function mayHelpToWrite(
  deps: Pick<Deps, 'db'>,
  user: Pick<User, 'id'>,
  { appId, task }: { appId: string; task: Ask['task'] },
): Promise<boolean> {
  const isWriting = task === 'writing-questions' || task === 'writing-feedback';
  if (!isWriting && !writingApps.some((app) => app === appId)) return true;
  const { help } = await circleOf(deps, user);
  return help === 'full' || (help === 'questions' && task === 'writing-questions');
}
