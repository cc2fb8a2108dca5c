import { expect, expectTypeOf, test } from 'vitest';
import { appRouter } from '#server/routers';
import { scopeFor } from '#server/trpc/key-scopes';
import { type Meta, proceduresOf } from '#server/trpc/meta';

const openapi = { method: 'POST' as const, path: '/things' as const };
const looksUp = { openapi: { ...openapi, method: 'GET' as const } };
const audit = { none: 'work' as const };

test('a mutation that does not say its scope and its audit line does not compile', () => {
  expectTypeOf({ openapi, keyScope: 'spend' as const, audit }).toExtend<Meta>();
  expectTypeOf(looksUp).toExtend<Meta>();

  expectTypeOf({ openapi }).not.toExtend<Meta>();
  expectTypeOf({ openapi, audit }).not.toExtend<Meta>();
  expectTypeOf({ openapi, keyScope: 'spend' as const }).not.toExtend<Meta>();
  expectTypeOf({ openapi, keyScope: 'spent' as const, audit }).not.toExtend<Meta>();
  expectTypeOf({ openapi, keyScope: 'spend' as const, audit: ['users.forgotten' as const] }).not.toExtend<Meta>();
  expectTypeOf({ ...looksUp, keyScope: 'admin' as const }).not.toExtend<Meta>();
  expectTypeOf({ ...looksUp, callers: 'everyone' as const }).not.toExtend<Meta>();
});

test('every mutation says its scope and its audit line, and every procedure has a guard', () => {
  for (const [name, { type, meta }] of proceduresOf(appRouter)) {
    expect([name, meta.callers]).not.toEqual([name, undefined]);
    if (type !== 'mutation') continue;
    expect([name, meta.keyScope]).toEqual([name, expect.stringMatching(/^(spend|admin|none)$/)]);
    expect([name, meta.audit]).not.toEqual([name, undefined]);
  }
});

test('a mutation that said nothing would want the most of a key, a query the least', () => {
  expect([scopeFor('query'), scopeFor('mutation')]).toEqual(['read', 'admin']);
});
