import { useRef } from 'react';
import { useAuth } from '#client/lib/auth';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import type { useUsers } from './use-users';
import { isFiltering, type ListedUser, type UsersView } from './users-view';

interface Options {
  view: UsersView;
  /** The page that is shown. */
  input: ReturnType<typeof useUsers>['input'];
  /** Gets the sentence of a failure. */
  onFailed: (sentence: string) => void;
  /** Somebody's name, address or role is another now. */
  onChanged: (user: ListedUser) => void;
  onRemoved: (ids: readonly string[]) => void;
}

/** All that an administrator changes about users. The list shows the result at once. */
export function useUserChanges({ view, input, onFailed, onChanged, onRemoved }: Options) {
  const { user: self, refreshProfile } = useAuth();
  const utils = trpc.useUtils();
  const adjustKey = useRequestKey();
  const giveKey = useRequestKey();
  const options = { meta: { showsOwnErrors: true }, networkMode: 'always' } as const;

  /** Changes the page that is shown; `added` is by how many more users there are. */
  function changePage(change: (users: ListedUser[]) => ListedUser[], added = 0) {
    utils.users.page.setData(
      input,
      (page) => page && { ...page, users: change(page.users), matching: page.matching + added },
    );
    // Other pages are asked for again when they are next shown.
    void utils.users.page.invalidate(undefined, { refetchType: 'none' });
  }
  const changeUser = (id: string, change: Partial<ListedUser>) =>
    changePage((users) => users.map((one) => (one.id === id ? { ...one, ...change } : one)));

  const recount = () => void utils.users.stats.invalidate();
  const reload = () => utils.users.page.invalidate();
  const fail = (verb: string, doing: string) => (error: unknown) =>
    onFailed(failureText(error, { fallback: `Failed to ${verb}`, network: `An error occurred while ${doing}` }));
  const refreshIfSelf = async (...ids: string[]) => {
    if (self && ids.includes(self.id)) await refreshProfile();
  };

  const create = trpc.users.create.useMutation({
    ...options,
    async onSuccess(user) {
      // Where the new user stands in a filtered list, or whether at all, is the server's to say.
      if (isFiltering(view)) await reload();
      else changePage((users) => [...users, user], 1);
    },
    onSettled: recount,
    onError: fail('add user', 'adding user'),
  });
  const update = trpc.users.update.useMutation({
    ...options,
    async onSuccess(user) {
      changeUser(user.id, user);
      onChanged(user);
      await refreshIfSelf(user.id);
    },
    onSettled: recount,
    onError: fail('update user', 'updating user'),
  });
  const remove = trpc.users.remove.useMutation({
    ...options,
    async onSuccess(_done, { id }) {
      changePage((users) => users.filter((user) => user.id !== id), -1);
      onRemoved([id]);
      await refreshIfSelf(id);
      // Others move up from the next page; nobody needs to wait for them.
      void reload();
    },
    onSettled: recount,
    onError: fail('delete user', 'deleting user'),
  });
  const adjust = trpc.users.adjustTokens.useMutation({
    ...options,
    async onSuccess({ id, balance }) {
      adjustKey.forget();
      changeUser(id, { aiCredits: balance });
      await refreshIfSelf(id);
    },
    onError: fail('adjust balance', 'adjusting balance'),
  });

  const resetSecondFactor = trpc.users.resetSecondFactor.useMutation({
    ...options,
    onError: fail('switch off the second step', 'switching off the second step'),
  });

  /** What was done to many is read again: rows have changed on pages that are not shown, too. */
  const afterBulk = async (ids: readonly string[]) => {
    await Promise.all([reload(), refreshIfSelf(...ids)]);
  };
  const changeRoles = trpc.users.changeRoles.useMutation({
    ...options,
    onSuccess: (_done, { ids }) => afterBulk(ids),
    onSettled: recount,
    onError: fail('update users', 'updating users'),
  });
  const giveTokens = trpc.users.giveTokens.useMutation({
    ...options,
    async onSuccess(_done, { ids }) {
      giveKey.forget();
      await afterBulk(ids);
    },
    onError: fail('give tokens', 'giving tokens'),
  });
  const removeMany = trpc.users.removeMany.useMutation({
    ...options,
    async onSuccess({ refused }, { ids }) {
      onRemoved(ids.filter((id) => refused.every((one) => one.id !== id)));
      await afterBulk(ids);
    },
    onSettled: recount,
    onError: fail('delete users', 'deleting users'),
  });

  return {
    create: create.mutateAsync,
    update: update.mutateAsync,
    remove: (id: string) => remove.mutateAsync({ id }),
    adjust: (request: { id: string; amount: number; reason: string }) =>
      adjust.mutateAsync({ ...request, idempotencyKey: adjustKey.of(request) }),
    resetSecondFactor: (id: string) => resetSecondFactor.mutateAsync({ id }),
    changeRoles: changeRoles.mutateAsync,
    giveTokens: (request: { ids: string[]; amount: number; reason: string }) =>
      giveTokens.mutateAsync({ ...request, idempotencyKey: giveKey.of(request) }),
    removeMany: (ids: string[]) => removeMany.mutateAsync({ ids }),
  };
}

/** One decision keeps its key until the server has answered: trying again after a lost answer changes nothing twice. */
function useRequestKey() {
  const last = useRef<{ asked: string; key: string }>(undefined);
  return {
    of(input: object): string {
      const request = JSON.stringify(input);
      if (last.current?.asked !== request) {
        // Not randomUUID, which plain http does not have.
        last.current = { asked: request, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
      }
      return last.current.key;
    },
    forget() {
      last.current = undefined;
    },
  };
}
