import { defineConfig } from 'vitest/config';

/** Engines, browsers and password hashing are slow on a small machine. */
const PATIENCE = { testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Separate processes: native modules and SQLite files are then really one test file's own.
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...PATIENCE,
          name: 'backend',
          include: ['backend/{src,test,bench}/**/*.{spec,int.spec}.ts'],
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'web',
          include: ['web-*/src/**/*.spec.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One browser and one server at a time: two cores, and journeys that share what they made.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
