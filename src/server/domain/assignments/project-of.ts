import { isOpen } from '#server/domain/access/open-apps';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { GiveInput } from '#shared/api/assignments';
import type { WritingProject } from '#shared/api/class-books';
import { err, ok } from '#shared/core/result';
import { isRuledByDates } from './books';
import { ruled } from './copy-of';

/** A writing project as it is given. Each student writes a book of their own, so there is nothing that it is a copy of. */
export async function projectOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  { appId, activity, rules, withCode }: Pick<GiveInput, 'appId' | 'rules' | 'withCode'> & { activity: WritingProject },
) {
  if (appId !== 'novel-forge') {
    return err('not_assignable', { text: 'Books are written in Novel Forge. Give it from there.' });
  }
  if (withCode) return err('book_for_account');
  if (!isRuledByDates(rules)) return err('book_not_ruled');
  const open = await isOpen(deps, user, appId);
  if (!open.ok) return open;
  return ok({ activity, items: undefined, rules: ruled(undefined, rules), of: undefined });
}
