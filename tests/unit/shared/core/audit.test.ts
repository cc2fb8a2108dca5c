import { expect, test } from 'vitest';
import type { AuditEvent } from '#server/domain/audit/record';
import { actionsOfGroup, auditActionIds, auditActions, auditGroupIds, auditSentence } from '#shared/core/audit';

test('sentences name what changed in the words of the screens', () => {
  expect(auditSentence('users.role-changed', { oldRole: 'student', role: 'school_admin' })).toBe(
    'Changed the role from student to school administrator',
  );
  expect(auditSentence('plans.changed', { oldPlan: 'free', plan: 'pro' })).toBe(
    'Changed the plan from Starter to Pro Teacher',
  );
  expect(auditSentence('links.made', { kind: 'word-list', mode: 'play' })).toBe(
    'Made a link to saved work (word list, to play)',
  );
  expect(auditSentence('settings.model', { state: 'off', app: 'flash-cards' })).toBe(
    'Switched the language model off for Flash Cards',
  );
});

test('numbers come with their unit, one or many', () => {
  expect(auditSentence('tokens.given', { amount: 1 })).toBe('Gave 1 token');
  expect(auditSentence('tokens.given', { amount: 12_000 })).toBe('Gave 12,000 tokens');
  expect(auditSentence('library.erased', { count: 3 })).toBe('Deleted 3 pieces of saved work for good');
});

test('a row of an older version of the portal stays readable', () => {
  expect(auditSentence('something.forgotten', {})).toBe('something.forgotten');
  expect(auditSentence('tokens.given', {})).toBe('Gave unknown');
});

test('each action is in one group of the filter, with a label of its own', () => {
  expect(auditGroupIds.flatMap(actionsOfGroup).sort()).toEqual([...auditActionIds].sort());
  const labels = auditActionIds.map((action) => auditActions[action].label);
  expect(new Set(labels).size).toBe(labels.length);
});

test('a row cannot be written without the details of its sentence, or with others', () => {
  const at = new Date();
  const right: AuditEvent = { action: 'tokens.given', at, details: { amount: 5 } };
  // @ts-expect-error: how many?
  const short: AuditEvent = { action: 'tokens.given', at };
  // @ts-expect-error: the reason is a person's text.
  const long: AuditEvent = { action: 'tokens.given', at, details: { amount: 5, reason: 'Was ill' } };
  // @ts-expect-error: there is nothing to say.
  const talking: AuditEvent = { action: 'auth.signed-in', at, details: { password: 'secret-1' } };
  expect([right, short, long, talking]).toHaveLength(4);
});
