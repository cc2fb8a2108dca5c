import { trpc } from '#client/lib/trpc';

/** Reads classes anew after a change, failed or not: another device may have changed them too. */
function useReadAnew() {
  const utils = trpc.useUtils();
  return { onSettled: () => utils.classes.invalidate() };
}

/** The same for forms, which say beside their fields what went wrong. */
function useReadAnewForForm() {
  return { ...useReadAnew(), meta: { showsOwnErrors: true } };
}

export function useCreateClass() {
  return trpc.classes.create.useMutation(useReadAnewForForm());
}

export function useMakeSample() {
  return trpc.classes.makeSample.useMutation(useReadAnew());
}

export function useChangeClass() {
  return trpc.classes.change.useMutation(useReadAnewForForm());
}

export function useArchiveClass() {
  return trpc.classes.archive.useMutation(useReadAnew());
}

export function useReopenClass() {
  return trpc.classes.reopen.useMutation(useReadAnew());
}

/** Only the list is read anew: the class itself is gone. */
export function useDeleteClass() {
  const utils = trpc.useUtils();
  return trpc.classes.remove.useMutation({ onSettled: () => utils.classes.list.invalidate() });
}

export function useMakeCode() {
  return trpc.classes.makeCode.useMutation(useReadAnew());
}

export function useCloseCode() {
  return trpc.classes.closeCode.useMutation(useReadAnew());
}

export function useAdmit() {
  return trpc.classes.admit.useMutation(useReadAnew());
}

/** Lets several in, one after the other. Answers how many came in: where one cannot, a toast says why and the rest wait. */
export function useAdmitAll(id: string) {
  const utils = trpc.useUtils();
  const admit = trpc.classes.admit.useMutation();
  return async (students: readonly { studentId: string; as: string | undefined }[]) => {
    let admitted = 0;
    try {
      for (const student of students) {
        await admit.mutateAsync({ id, ...student });
        admitted += 1;
      }
    } catch {
      // A toast has said why.
    }
    await utils.classes.invalidate();
    return admitted;
  };
}

/** Changes nothing, and tells what is wrong where the names are. */
export function useCheckRoster() {
  return trpc.classes.checkRoster.useMutation({ meta: { showsOwnErrors: true } });
}

export function useAddStudents() {
  return trpc.classes.addStudents.useMutation(useReadAnewForForm());
}

export function useUndoImport() {
  return trpc.classes.undoImport.useMutation(useReadAnew());
}

export function useChangeStudent() {
  return trpc.classes.changeStudent.useMutation(useReadAnewForForm());
}

export function useSetAccommodation() {
  return trpc.classes.setAccommodation.useMutation(useReadAnewForForm());
}

export function useMoveStudent() {
  return trpc.classes.moveStudent.useMutation(useReadAnewForForm());
}

export function useRemoveStudents() {
  return trpc.classes.removeStudents.useMutation(useReadAnew());
}

export function useJoinClass() {
  return trpc.classes.join.useMutation(useReadAnewForForm());
}

export function useLeaveClass() {
  return trpc.classes.leave.useMutation(useReadAnew());
}
