/** What a key for an outside tool may do, from the least to the most; each may do what those before it may. */
export const keyScopes = ['read', 'spend', 'admin'] as const;
export type KeyScope = (typeof keyScopes)[number];

export const scopeNames: Record<KeyScope, string> = { read: 'Read', spend: 'Spend', admin: 'Administrate' };

export const scopeHints: Record<KeyScope, string> = {
  read: 'Looks things up and changes nothing.',
  spend: 'Also spends tokens, and works on your lists, tests, lessons and attempts as you would.',
  admin: 'Also changes accounts, roles, balances and plans as you may. Keep such a key as safe as your password.',
};

export function reaches(scope: KeyScope, target: KeyScope): boolean {
  return keyScopes.indexOf(scope) >= keyScopes.indexOf(target);
}
