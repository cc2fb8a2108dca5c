import { trpc } from '#client/lib/trpc';

/** Reads schools anew after a change, failed or not; the screen says by itself what went wrong. */
function useReadAnewForForm() {
  const utils = trpc.useUtils();
  return { onSettled: () => utils.schools.invalidate(), meta: { showsOwnErrors: true } };
}

export const useCreateSchool = () => trpc.schools.create.useMutation(useReadAnewForForm());
export const useRenameSchool = () => trpc.schools.rename.useMutation(useReadAnewForForm());
export const useNameAdministrator = () => trpc.schools.nameAdministrator.useMutation(useReadAnewForForm());

/** Only the list is read anew: the school itself is gone. */
export function useCloseSchool() {
  const utils = trpc.useUtils();
  return trpc.schools.close.useMutation({ onSuccess: () => utils.schools.list.invalidate() });
}

export function useRemoveFromSchool() {
  const utils = trpc.useUtils();
  return trpc.schools.removeMember.useMutation({ onSettled: () => utils.schools.invalidate() });
}
