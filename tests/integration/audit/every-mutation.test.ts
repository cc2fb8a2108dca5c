import { expect, test } from 'vitest';
import { auditSentence } from '#shared/core/audit';
import { callTrpc, procedures } from '#tests/support/contract';
import { inputFor } from '#tests/support/inputs/inputs';
import { serve } from '#tests/support/server';
import { makeUser, tokenFor, world } from '#tests/support/world';

const mutations = [...procedures].filter(([, { type }]) => type === 'mutation');

test('each mutation says what it leaves in the audit log, or why nothing', () => {
  for (const [name, { audit }] of mutations) expect([name, audit]).not.toEqual([name, undefined]);
});

const routers = [...new Set(mutations.map(([name]) => name.split('.')[0]))];
test.each(routers)(
  'each mutation of %s leaves in the audit log what it says, and nothing else',
  async (router) => {
    const portal = await world();
    const server = await serve(portal);
    await makeUser(portal, { role: 'admin' });
    for (const [name, { callers, audit }] of mutations.filter(([name]) => name.startsWith(`${router}.`))) {
      const isForTeachers = callers === 'everyone' || callers.includes('teacher');
      const caller = await makeUser(portal, { role: isForTeachers ? 'teacher' : 'admin' });
      const token = await tokenFor(portal, caller);
      const input = await inputFor(name, portal, caller);
      const before = await portal.deps.db.auditEntry.findMany({ select: { id: true } });

      const { status } = await callTrpc(server.url, name, input, { authorization: `Bearer ${token}` });
      await portal.deps.background.idle();
      const rows = await portal.deps.db.auditEntry.findMany({
        where: { id: { notIn: before.map(({ id }) => id) } },
        orderBy: { id: 'asc' },
      });
      const expected = audit && !('none' in audit) ? audit : [];
      expect([name, status, ...rows.map(({ action }) => action)]).toEqual([name, 200, ...expected]);
      for (const { action, address, actorId, details } of rows) {
        expect([name, address]).toEqual([name, '127.0.0.1']);
        expect(auditSentence(action, Object(details))).not.toMatch(/unknown|[{}]/);
        // Who signs in by name is known by that, and not by a token.
        if (callers !== 'everyone') expect([name, actorId]).toEqual([name, caller.id]);
      }
    }
  },
  120_000,
);
