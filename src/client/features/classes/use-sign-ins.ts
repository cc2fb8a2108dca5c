import { trpc } from '#client/lib/trpc';

/** Reads how students sign in anew after a change, and the roster, which says who can. */
function useReadAnew() {
  const utils = trpc.useUtils();
  return { onSettled: () => Promise.all([utils.students.list.invalidate(), utils.classes.get.invalidate()]) };
}

export function useSignIns(classId: string, enabled = true) {
  return trpc.students.list.useQuery({ id: classId }, { retry: false, enabled });
}

export function useMakeSignIns() {
  return trpc.students.make.useMutation(useReadAnew());
}

export function useChangeSignIn() {
  return trpc.students.change.useMutation(useReadAnew());
}

export function useSetTokens() {
  return trpc.students.setTokens.useMutation({ meta: { showsOwnErrors: true }, ...useReadAnew() });
}

export function useOpenSignIn() {
  return trpc.students.open.useMutation(useReadAnew());
}

export function useCloseSignIn() {
  return trpc.students.close.useMutation(useReadAnew());
}

export function useRenewSecret() {
  return trpc.students.renewSecret.useMutation(useReadAnew());
}

export function useRenewCard() {
  return trpc.students.renewCard.useMutation(useReadAnew());
}

export function useRevokeCard() {
  return trpc.students.revokeCard.useMutation(useReadAnew());
}

export function useLetClaim() {
  return trpc.students.letClaim.useMutation(useReadAnew());
}

export function useEndClaim() {
  return trpc.students.endClaim.useMutation(useReadAnew());
}

/** A mutation, because each showing is a line of the audit log; what was shown is kept nowhere. */
export function useShowSignIns() {
  return trpc.students.show.useMutation({ gcTime: 0 });
}
