import { trpc } from '#client/lib/trpc';

/** Reads classes and who teaches them anew after a change, failed or not. */
function useReadAnew() {
  const utils = trpc.useUtils();
  return { onSettled: () => Promise.all([utils.classTeachers.invalidate(), utils.classes.invalidate()]) };
}

/** The same where the screen says by itself what went wrong. */
function useReadAnewForForm() {
  return { ...useReadAnew(), meta: { showsOwnErrors: true } };
}

export function useInviteTeacher() {
  return trpc.classTeachers.invite.useMutation(useReadAnewForForm());
}

export function useChangeTeacher() {
  return trpc.classTeachers.change.useMutation(useReadAnew());
}

export function useRemoveTeacher() {
  return trpc.classTeachers.remove.useMutation(useReadAnew());
}

/** Only lists are read anew: the class is not the user's to read any more. */
export function useLeaveTeaching() {
  const utils = trpc.useUtils();
  return trpc.classTeachers.leave.useMutation({ onSettled: () => utils.classes.list.invalidate() });
}

export function useAcceptInvitation() {
  return trpc.classTeachers.accept.useMutation(useReadAnewForForm());
}

export function useDeclineInvitation() {
  return trpc.classTeachers.decline.useMutation(useReadAnewForForm());
}

export function useOfferClass() {
  return trpc.classTeachers.offer.useMutation(useReadAnew());
}

export function useEndOffer() {
  return trpc.classTeachers.endOffer.useMutation(useReadAnew());
}

export function useTakeOver() {
  return trpc.classTeachers.takeOver.useMutation(useReadAnew());
}
