import type { inferRouterInputs } from '@trpc/server';
import type { User } from '#server/domain/platform/user';
import type { AppRouter } from '#server/routers';
import type { World } from '#tests/support/world';

type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterName = keyof RouterInputs;
export type StartAttempt = RouterInputs['attempts']['start'];

/** Makes what a call needs in the portal, and an input that works for this caller; visitors have no account. */
export type MakeInput = (portal: World, caller: User | undefined) => unknown;

/** Those that may be called without any input. */
type WithoutInput<Inputs> = { [Name in keyof Inputs]: undefined extends Inputs[Name] ? Name : never }[keyof Inputs];

/** A procedure that wants an input and has none here does not compile. What is streamed has tests of its own. */
export type InputsOf<Router extends RouterName> = Record<
  Exclude<keyof RouterInputs[Router], WithoutInput<RouterInputs[Router]> | 'stream'>,
  MakeInput
> &
  Partial<Record<WithoutInput<RouterInputs[Router]>, MakeInput>>;

let made = 0;
/** A word that nobody has had yet. */
export const fresh = (word: string) => {
  made += 1;
  return `${word}-${made}`;
};

export const newAccount = () => ({
  username: fresh('new'),
  email: `${fresh('new')}@school.example`,
  password: 'secret-1',
});
