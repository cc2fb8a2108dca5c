import { expect, test } from 'vitest';
import { nameOfDatabase } from '#server/adapters/db/database';

test('the name of a database says where it is, and neither user nor password', () => {
  const at = (url: string) => nameOfDatabase({ url, connections: 1 });
  expect(nameOfDatabase({ file: '/srv/portal.db' })).toBe('SQLite in /srv/portal.db');
  expect(at('postgresql://me:secret@db.school.example:5433/portal?sslmode=require')).toBe(
    'PostgreSQL at db.school.example:5433/portal',
  );
  expect(at('postgresql:///portal?user=me&password=secret&host=/run/postgresql')).toBe(
    'PostgreSQL at /run/postgresql/portal',
  );
});
