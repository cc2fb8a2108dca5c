import { expect, test } from 'vitest';
import { migrationName } from '../../../scripts/migration-name.mjs';

test('a migration may be named with dashes, underscores and capitals, and with nothing that a folder should not have', () => {
  expect(migrationName('class-lists')).toBe('class_lists');
  expect(migrationName('Class_Lists2')).toBe('class_lists2');
  for (const word of [undefined, '', '-', 'a b', '../a', '--name', 'é']) expect(migrationName(word)).toBeUndefined();
});
