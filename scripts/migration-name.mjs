/** The name of a migration as folders have it, or nothing where it cannot be one. Dashes are as good as underscores. */
export function migrationName(word) {
  const name = (word ?? '').toLowerCase().replaceAll('-', '_');
  return /^[a-z0-9]+(_[a-z0-9]+)*$/.test(name) ? name : undefined;
}
