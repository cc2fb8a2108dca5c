import { reaches, scopeNames } from '#shared/core/key-scopes';
import { err, type Refusal } from '#shared/core/result';
import type { Context } from './context';
import type { NeededScope } from './meta';

/** The least scope that a key needs for a call. Looking things up needs to say nothing. */
export function scopeFor(type: 'query' | 'mutation' | 'subscription', meta?: { keyScope?: NeededScope }): NeededScope {
  return meta?.keyScope ?? (type === 'query' ? 'read' : 'admin');
}

/** Why this request's key is not enough; nothing where it is, and where the request has no key. */
export function refusalOfKey({ key }: Pick<Context, 'key'>, needed: NeededScope): Refusal | undefined {
  if (!key) return undefined;
  // Nobody who believes to act as somebody is to act as a visitor.
  if (key === 'unknown') return err('key_unknown');
  if (needed === 'none') return err('key_not_here');
  if (reaches(key.scope, needed)) return undefined;
  return err('key_scope_short', {
    text: `This key has the scope “${scopeNames[key.scope]}”, and this wants a key with the scope “${scopeNames[needed]}”.`,
  });
}
