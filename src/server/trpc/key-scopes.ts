import { type KeyScope, reaches, scopeNames } from '#shared/core/key-scopes';
import { err, type Refusal } from '#shared/core/result';
import type { Context } from './context';

/**
 * What a `spend` key may change: the user's own work, and spending tokens. Changes that are not named here want an
 * `admin` key: those of accounts, roles, users and plans, and whatever deletes for good.
 */
const spendable: Record<string, readonly string[]> = {
  tokens: ['consume'],
  generate: ['run'],
  profile: ['setFavourite', 'appOpened'],
  library: [
    'organise',
    'makeMine',
    'import',
    'addSamples',
    'create',
    'update',
    'patch',
    'remove',
    'restore',
    'restoreVersion',
    'share',
    'revoke',
    'copyShared',
  ],
  novels: ['saveScene', 'restoreScene'],
  attempts: ['start', 'answer', 'hint', 'finish', 'hold', 'progress', 'release', 'sheet', 'mark'],
  history: ['mark', 'match'],
  quizzes: ['suggest', 'reteach'],
  twentyQuestions: ['start', 'ask', 'giveUp', 'keep', 'suggest', 'decide'],
  cards: ['review', 'undo'],
  bank: [
    'create',
    'update',
    'change',
    'import',
    'known',
    'copy',
    'draw',
    'makeTest',
    'share',
    'unshare',
    'accept',
    'decline',
  ],
  pronunciation: ['words', 'handIn', 'mark'],
  writing: ['handIn', 'takeBack', 'comment', 'uncomment', 'return'],
};

/** What a call is, as far as keys are concerned. */
interface Call {
  /** Its name, as `tokens.consume`. */
  path: string;
  type: 'query' | 'mutation' | 'subscription';
  /** Never by a key: sessions, keys and the second step are their user's alone. */
  sessionOnly?: boolean;
}

/** The least scope that a key needs for a call; none is enough for what only a signed-in person does. */
export function scopeFor({ path, type, sessionOnly }: Call): KeyScope | undefined {
  if (sessionOnly) return undefined;
  if (type === 'query') return 'read';
  const [router = '', name = ''] = path.split('.');
  return spendable[router]?.includes(name) ? 'spend' : 'admin';
}

/**
 * Why this request's key is not enough; nothing where it is, and where the request has no key. None is where none is
 * wanted.
 */
export function refusalOfKey({ key }: Pick<Context, 'key'>, wanted: KeyScope | undefined): Refusal | undefined {
  if (!key) return undefined;
  // Nobody who believes to act as somebody is to act as a visitor.
  if (key === 'unknown') return err('key_unknown');
  if (!wanted) return err('key_not_here');
  if (reaches(key.scope, wanted)) return undefined;
  return err('key_scope_short', {
    text: `This key has the scope “${scopeNames[key.scope]}”, and this wants a key with the scope “${scopeNames[wanted]}”.`,
  });
}
