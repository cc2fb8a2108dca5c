import { trpc } from '#client/lib/trpc';

/** Reads the school, who is in it, and whether the user is in one, anew after a change, failed or not. */
function useReadAnew() {
  const utils = trpc.useUtils();
  return {
    onSettled: () =>
      Promise.all([utils.school.invalidate(), utils.schoolMembers.invalidate(), utils.auth.profile.invalidate()]),
  };
}

/** The same where the screen says by itself what went wrong. */
function useReadAnewForForm() {
  return { ...useReadAnew(), meta: { showsOwnErrors: true } };
}

export const useJoinSchool = () => trpc.school.join.useMutation(useReadAnewForForm());
export const useLeaveSchool = () => trpc.school.leave.useMutation(useReadAnew());
export const useRenameSchool = () => trpc.school.rename.useMutation(useReadAnewForForm());
export const useMakeSchoolCode = () => trpc.school.makeCode.useMutation(useReadAnew());
export const useCloseSchoolCode = () => trpc.school.closeCode.useMutation(useReadAnew());
export const useAcceptSchoolInvitation = () => trpc.school.accept.useMutation(useReadAnewForForm());
export const useDeclineSchoolInvitation = () => trpc.school.decline.useMutation(useReadAnewForForm());
export const useInviteMember = () => trpc.schoolMembers.invite.useMutation(useReadAnewForForm());
export const useAdmitMember = () => trpc.schoolMembers.admit.useMutation(useReadAnew());
export const useSetAdministrator = () => trpc.schoolMembers.setAdministrator.useMutation(useReadAnew());
export const useRemoveMember = () => trpc.schoolMembers.remove.useMutation(useReadAnew());
