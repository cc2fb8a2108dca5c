import { expect, test } from 'vitest';
import { isApiKey } from '#server/domain/identity/auth/api-keys';
import { newSecret } from '#server/domain/identity/auth/secrets';

test('a key is told from a session’s token, whatever that begins with', () => {
  const secret = newSecret();
  for (const letter of ['r', 's', 'a']) expect(isApiKey(`cs_${letter}_${secret}`)).toBe(true);
  expect(isApiKey(secret)).toBe(false);
  expect(isApiKey(`cs_r_${secret}`.slice(0, secret.length))).toBe(false);
  for (const other of ['', 'cs_r_', `cs_x_${secret}`, `cs_r_${secret}x`, ` cs_r_${secret}`, `cs_r_${secret}\n`]) {
    expect([other, isApiKey(other)]).toEqual([other, false]);
  }
});
