import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { normaliseUser, type PortalUser } from '../../shared/portal-user';
import { notify } from '../ui/toast';
import { captchaToken } from './captcha';
import { failureText, isUnreachable, statusOf } from './failure-text';
import { clearSession, storeSession, storeUser, useSession } from './session-store';
import { trpc } from './trpc';

export type SignInOutcome = { ok: true } | { ok: false; failure: unknown };

export interface Auth {
  user: PortalUser | undefined;
  token: string | undefined;
  isAuthenticated: boolean;
  /** True until it is known whether the stored session is still good. */
  isLoading: boolean;
  /** The server could not be reached; the stored user stays, and it is tried again. */
  isOffline: boolean;
  /** Says the outcome in a toast, and answers it. */
  login(credentials: { username: string; password: string }): Promise<SignInOutcome>;
  register(account: { username: string; email: string; password: string }): Promise<SignInOutcome>;
  /** Signs out here; the stored session goes even when the server cannot be told. */
  logout(): Promise<void>;
  /** Asks the server for the present user and balance. */
  refreshProfile(): Promise<void>;
}

const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above.');
  return auth;
}

/** The signed-in user, on screens that only signed-in users reach. */
export function useUser(): PortalUser {
  const { user } = useAuth();
  if (!user) throw new Error('This screen is for signed-in users.');
  return user;
}

const retryUnreachableMs = 5000;
const refused = (error: unknown) => [401, 403, 404].includes(statusOf(error));

export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const profile = trpc.auth.profile.useQuery(undefined, {
    enabled: session !== undefined,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' && !refused(state.error) ? retryUnreachableMs : false),
  });
  const signIn = trpc.auth.login.useMutation({ meta: { showsOwnErrors: true } });
  const signUp = trpc.auth.register.useMutation({ meta: { showsOwnErrors: true } });
  const signOut = trpc.auth.logout.useMutation({ meta: { showsOwnErrors: true } });

  const token = session?.token;
  useEffect(() => {
    const user = normaliseUser(profile.data);
    if (user) storeUser(user);
  }, [profile.data]);

  useEffect(() => {
    if (!token || !refused(profile.error)) return;
    clearSession();
    queryClient.clear();
  }, [token, profile.error, queryClient]);

  const auth = useMemo((): Auth => {
    const begin = async (answered: unknown, welcome: (user: PortalUser) => string): Promise<SignInOutcome> => {
      const user = normaliseUser(answered);
      const newToken = tokenIn(answered);
      if (!user || !newToken) throw new Error('The answer holds no user.');
      queryClient.clear();
      storeSession({ token: newToken, user });
      notify.success(welcome(user));
      return { ok: true };
    };
    return {
      user: session?.user,
      token,
      isAuthenticated: session !== undefined,
      isLoading: session !== undefined && profile.isPending,
      isOffline: session !== undefined && profile.isError && isUnreachable(profile.error),
      async login(credentials) {
        try {
          const answered = await signIn.mutateAsync({ ...credentials, recaptchaToken: await captchaToken('login') });
          return await begin(answered, (user) => `Welcome back, ${user.username}!`);
        } catch (error) {
          notify.error(
            failureText(error, { fallback: 'Invalid credentials', network: 'Login failed. Please try again.' }),
          );
          return { ok: false, failure: error };
        }
      },
      async register(account) {
        try {
          const recaptchaToken = await captchaToken('register');
          const answered = await signUp.mutateAsync({ ...account, role: 'teacher', recaptchaToken });
          return await begin(answered, () => 'Account created successfully.');
        } catch (error) {
          const network = 'Registration failed. Please try again.';
          notify.error(failureText(error, { fallback: 'Registration failed', network }));
          return { ok: false, failure: error };
        }
      },
      async logout() {
        await signOut.mutateAsync().catch(() => {});
        clearSession();
        queryClient.clear();
        notify.success('You have been signed out.');
      },
      async refreshProfile() {
        await Promise.all([
          utils.auth.profile.invalidate(),
          utils.profile.get.invalidate(),
          utils.tokens.balance.invalidate(),
          utils.billing.current.invalidate(),
        ]);
      },
    };
  }, [
    session,
    token,
    profile.isPending,
    profile.isError,
    profile.error,
    signIn.mutateAsync,
    signUp.mutateAsync,
    signOut.mutateAsync,
    utils,
    queryClient,
  ]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

function tokenIn(answered: unknown): string | undefined {
  if (typeof answered !== 'object' || answered === null || !('token' in answered)) return undefined;
  return typeof answered.token === 'string' ? answered.token : undefined;
}
