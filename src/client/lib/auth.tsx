import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { notify } from '#client/ui/toast';
import { normaliseUser, type PortalUser } from '#shared/core/portal-user';
import { captchaToken } from './captcha';
import { deviceSecret } from './device-secret';
import { forgetDrafts } from './draft';
import { forgetEndedSession, hasSessionEnded, noteEndedSession, placeAfterSignIn } from './ended-session';
import { failureText, reasonOf } from './failure-text';
import { isRefusedSession, type Trouble, useFreshProfile } from './fresh-profile';
import { clearSession, onSessionElsewhere, storeSession, storeUser, useSession } from './session-store';
import { trpc } from './trpc';

export type SignInOutcome =
  /** `goTo` is where to go on. */
  { ok: true; goTo: string } | { ok: false; failure: unknown };

export interface Auth {
  user: PortalUser | undefined;
  token: string | undefined;
  isAuthenticated: boolean;
  /** True until it is known whether the stored session is still good. */
  isLoading: boolean;
  /** Why the server cannot be asked at present; the stored user stays, and it is tried again. */
  trouble: Trouble | undefined;
  /** Nobody is signed in, because the session ended without anybody signing out. */
  hasEnded: boolean;
  /** Says the outcome in a toast, and answers it. */
  login(credentials: { username: string; password: string; code?: string | undefined }): Promise<SignInOutcome>;
  register(account: { username: string; email: string; password: string }): Promise<SignInOutcome>;
  /** Begins the session of an answer that signed somebody in, says so, and answers where to go on. */
  enter(answered: unknown): string;
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

/** Signing out waits that long for the server to be told; a slow one must not keep anybody signed in. */
const tellServerMs = 3000;

export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const { profile, trouble } = useFreshProfile(session);
  const signIn = trpc.auth.login.useMutation({ meta: { showsOwnErrors: true } });
  const signUp = trpc.auth.register.useMutation({ meta: { showsOwnErrors: true } });
  const signOut = trpc.auth.logout.useMutation({ meta: { showsOwnErrors: true } });

  const token = session?.token;
  const userId = session?.user.id;
  useEffect(() => {
    const user = normaliseUser(profile.data);
    if (user) storeUser(user);
  }, [profile.data]);

  useEffect(() => {
    if (!userId || !isRefusedSession(profile.error)) return;
    noteEndedSession({ userId, path: window.location.pathname + window.location.search });
    clearSession();
    queryClient.clear();
  }, [userId, profile.error, queryClient]);

  useEffect(
    () =>
      onSessionElsewhere((before, now) => {
        // Another tab spent, bought or changed something.
        if (now && now.user.id === before?.user.id) return void queryClient.invalidateQueries();
        forgetDrafts();
        forgetEndedSession();
        if (!now) {
          queryClient.clear();
          if (before) notify.info('You signed out in another tab.', { id: 'session' });
          return;
        }
        // What is on the screen belongs to somebody else.
        void queryClient.resetQueries();
        notify.info(`You are signed in as ${now.user.username} now, as in your other tab.`, { id: 'session' });
      }),
    [queryClient],
  );

  const isLeaving = useRef(false);

  const auth = useMemo((): Auth => {
    const begin = (answered: unknown, welcome: (user: PortalUser) => string): SignInOutcome & { ok: true } => {
      const user = normaliseUser(answered);
      const newToken = tokenIn(answered);
      if (!user || !newToken) throw new Error('The answer holds no user.');
      const goTo = placeAfterSignIn(user.id);
      // A user who comes back finds what they were typing; it is nobody else's business.
      if (goTo === '/') forgetDrafts();
      forgetEndedSession();
      queryClient.clear();
      const isStored = storeSession({ token: newToken, user });
      notify.success(welcome(user));
      if (!isStored) {
        notify.info('This browser does not let us remember you.', {
          description: 'You stay signed in until this page is closed or reloaded.',
        });
      }
      return { ok: true, goTo };
    };
    return {
      user: session?.user,
      token,
      isAuthenticated: session !== undefined,
      isLoading: session !== undefined && profile.isPending && !trouble,
      trouble,
      hasEnded: session === undefined && hasSessionEnded(),
      async login(credentials) {
        try {
          const answered = await signIn.mutateAsync({
            ...credentials,
            device: deviceSecret(),
            recaptchaToken: await captchaToken('login'),
          });
          return begin(answered, (user) => `Welcome back, ${user.username}!`);
        } catch (error) {
          // The form goes on to its second step, where that is said.
          if (reasonOf(error) !== 'second_factor_needed') {
            notify.error(
              failureText(error, { fallback: 'Invalid credentials', network: 'Login failed. Please try again.' }),
            );
          }
          return { ok: false, failure: error };
        }
      },
      async register(account) {
        try {
          const recaptchaToken = await captchaToken('register');
          const answered = await signUp.mutateAsync({
            ...account,
            role: 'teacher',
            device: deviceSecret(),
            recaptchaToken,
          });
          return begin(answered, () => 'Account created successfully.');
        } catch (error) {
          const network = 'Registration failed. Please try again.';
          notify.error(failureText(error, { fallback: 'Registration failed', network }));
          return { ok: false, failure: error };
        }
      },
      enter: (answered) => begin(answered, (user) => `Hello, ${user.username}!`).goTo,
      async logout() {
        if (isLeaving.current) return;
        isLeaving.current = true;
        const tooLong = new Promise((resolve) => setTimeout(resolve, tellServerMs));
        await Promise.race([signOut.mutateAsync().catch(() => {}), tooLong]);
        isLeaving.current = false;
        clearSession();
        forgetDrafts();
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
    trouble,
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
