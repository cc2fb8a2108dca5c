import { router } from '../trpc/init';
import { authRouter } from './auth';
import { billingRouter } from './billing';
import { profileRouter } from './profile';
import { tokensRouter } from './tokens';
import { usersRouter } from './users';

export const appRouter = router({
  auth: authRouter,
  profile: profileRouter,
  tokens: tokensRouter,
  billing: billingRouter,
  users: usersRouter,
});

export type AppRouter = typeof appRouter;
