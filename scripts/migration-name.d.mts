/** The name of a migration as folders have it, or nothing where it cannot be one. */
export function migrationName(word: string | undefined): string | undefined;
