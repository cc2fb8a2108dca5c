import { settingsFor } from '#server/domain/identity/profile/student-settings';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { Ask } from '#shared/api/generate';
import { writingApps } from '#shared/api/writing';

/** True where the writer's teachers let a model do this. Of what is no writing they have said nothing. */
export async function mayHelpToWrite(
  deps: Pick<Deps, 'db'>,
  user: Pick<User, 'id'>,
  { appId, ask }: { appId: string; ask: Ask },
): Promise<boolean> {
  const isWriting = writingTasks.some((task) => task === ask.task) || writingApps.some((app) => app === appId);
  if (!isWriting) return true;
  const { writingHelp: help } = await settingsFor(deps, user);
  return help === 'full' || (help === 'questions' && asksOnly(ask));
}

const writingTasks: readonly Ask['task'][] = ['writing-questions', 'writing-feedback', 'scene-help'];

function asksOnly(ask: Ask): boolean {
  return ask.task === 'writing-questions' || (ask.task === 'scene-help' && ask.want === 'questions');
}
