import { defineConfig } from 'vitest/config';

/** Engines, browsers and password hashing are slow on a small machine. */
const PATIENCE = { testTimeout: 20_000, hookTimeout: 60_000 };

/** What has no process or database of its own, and keeps nothing between calls. */
const CORE = 'backend/src/{commands,contract,domain,http,log,read-models}/**/*.spec.ts';
/** The same of the apps: tests of components end in .tsx. */
const WEB_CORE = 'web-*/src/**/*.spec.ts';

export default defineConfig({
  test: {
    // Separate processes: native modules and SQLite files are then really one test file's own.
    pool: 'forks',
    // Three on two cores: many suites wait for a process, a timer or a disk.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...PATIENCE,
          name: 'backend',
          include: ['backend/{src,test,bench}/**/*.spec.ts'],
          exclude: ['**/*.int.spec.ts', 'backend/test/journeys/**', CORE],
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'core',
          include: [CORE, WEB_CORE],
          exclude: ['**/*.int.spec.ts'],
          // A process for each file costs more than the tests in it.
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'journeys',
          include: ['backend/test/journeys/**/*.spec.ts'],
          exclude: ['**/*.int.spec.ts'],
          // One process tells many of them, one after another, on one product.
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'engines',
          include: ['backend/{src,test}/**/*.int.spec.ts'],
          // One after another: some start six processes, or hold an engine to its times.
          maxWorkers: 1,
          // Engines hold to times of their own; a machine that stalls may cost one try, not two.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'web',
          include: ['web-*/src/**/*.spec.tsx'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Two browsers at a time, each with a server of its own.
          maxWorkers: 2,
          retry: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
