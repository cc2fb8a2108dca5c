import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const integration = { include: ['tests/integration/**/*.test.ts'] };

/**
 * Unit tests need nothing; integration tests have a real database each, copied from a migrated template: on SQLite, and
 * the same ones again on PostgreSQL. Tests of the operation run the built portal as a process and do to it what happens
 * to servers. Tests of the cost measure the processor, as `npm run bench` does: that starts them, and `npm test` does
 * not.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [react()],
  // Runs beside each other remember their times apart.
  cacheDir: `node_modules/.vite/${process.env.TEST_RUN ?? 'tests'}`,
  test: {
    restoreMocks: true,
    experimental: { fsModuleCache: true },
    maxWorkers: 2,
    // Modules are loaded once a worker, not once a file, which is a fifth of the time: nothing keeps state in a module.
    isolate: false,
    // Native code of the database is at home in processes, not in threads.
    pool: 'forks',
    setupFiles: ['tests/support/no-console-errors.ts', 'tests/support/clean-page.ts', 'tests/support/set-chance.ts'],
    // What takes two seconds here takes thirty on a machine that has other work to do.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration',
          exclude: ['tests/integration/postgres/**'],
          globalSetup: ['tests/support/template-database.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration-postgres',
          // What is about SQLite itself.
          exclude: ['tests/integration/sqlite/**'],
          globalSetup: ['tests/support/template-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'cost',
          include: ['tests/cost/**/*.test.ts'],
          globalSetup: ['tests/support/template-database.ts'],
          // What is measured has the machine to itself.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'operation',
          include: ['tests/operation/**/*.test.ts'],
          globalSetup: ['tests/support/built-portal.mjs', 'tests/support/template-database.ts'],
          // Each starts a portal or two, which takes seconds on a slow machine.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
