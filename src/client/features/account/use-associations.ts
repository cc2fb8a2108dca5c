import { trpc } from '#client/lib/trpc';

/** Reads the profile anew after a change, failed or not: another device may have changed it too. */
function useReadAnew() {
  const utils = trpc.useUtils();
  return { meta: { showsOwnErrors: true }, onSettled: () => utils.profile.get.invalidate() };
}

export function useAddUser() {
  return trpc.profile.associate.useMutation(useReadAnew());
}

export function useRemoveUser() {
  return trpc.profile.dissociate.useMutation(useReadAnew());
}

export function useAcceptOwner() {
  return trpc.profile.acceptOwner.useMutation(useReadAnew());
}

export function useLeaveOwner() {
  return trpc.profile.leaveOwner.useMutation(useReadAnew());
}
