import { defineConfig } from 'vitest/config';

/** Engines, pictures, password hashing and processes are slow on a small, busy machine. No test has a second try. */
const PATIENCE = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  retry: 0,
  expect: { poll: { timeout: 15_000 } },
};

/** Specs that kill an engine, and start it again. */
const ENGINE_KILLED = 'backend/src/**/*-killed.int.spec.ts';

/** Specs of what the server renders. */
const RENDERED = 'web-*/src/server/**/*.spec.{ts,tsx}';

export default defineConfig({
  test: {
    // In processes, native modules, threads and signals behave as in the product.
    pool: 'forks',
    // Five workers on two cores: many suites wait for a process, a timer or a disk.
    maxWorkers: 5,
    projects: [
      {
        test: {
          ...PATIENCE,
          name: 'backend',
          include: ['backend/{src,test,bench,demo,docs-tools}/**/*.spec.ts'],
          exclude: ['**/*.int.spec.ts', 'backend/test/{journeys,foreign}/**'],
          // A process for each file costs more than its tests. Each file leaves its process unchanged.
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'scripts',
          include: ['scripts/**/*.spec.mjs'],
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'journeys',
          include: ['backend/test/journeys/**/*.spec.ts'],
          exclude: ['**/*.int.spec.ts'],
          // One process runs many journeys in turn, on one product.
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          // Tools that nobody here made. Only `npm run test:foreign` installs them.
          name: 'foreign',
          include: ['backend/test/foreign/**/*.spec.ts'],
          // Some have a process of their own that takes a whole core.
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'engines',
          include: ['backend/{src,test}/**/*.int.spec.ts'],
          exclude: ['backend/test/journeys/**', ENGINE_KILLED],
          // Two at a time: they wait for an engine more than they compute. Some start six processes.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...PATIENCE,
          // Alone: the engine is away for whatever runs beside it.
          name: 'engine-killed',
          include: [ENGINE_KILLED],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...PATIENCE,
          // Each file has a product of its own on the engines, of up to six processes.
          name: 'engine-journeys',
          include: ['backend/test/journeys/*.int.spec.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'apps',
          include: ['web-*/{src,vite}/**/*.spec.{ts,tsx}'],
          exclude: [RENDERED],
          // One page a process, so that the apps are loaded once in each. The set-up restores it after each test.
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['web-kit/src/testing/setup.ts'],
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'rendered',
          include: [RENDERED],
          environment: 'happy-dom',
          // React leaves the contexts of what it rendered for a server set, and both renderers share them.
          isolate: true,
          setupFiles: ['web-kit/src/testing/setup.ts'],
        },
      },
      {
        test: {
          ...PATIENCE,
          // `npm test` runs a journey that failed again from its start.
          testTimeout: 120_000,
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/support/browser-server.ts'],
          // Three journeys at a time, each with its own server. A fourth makes them no faster on two cores.
          maxWorkers: 3,
          sequence: { groupOrder: 4 },
        },
      },
      {
        test: {
          ...PATIENCE,
          // `npm run test:browsers` runs them: each journey in each engine.
          testTimeout: 120_000,
          name: 'browsers',
          include: ['e2e/engines/*.journey.ts'],
          globalSetup: ['e2e/support/browser-server.ts'],
          // One at a time: a browser beside a browser is slow on a small machine.
          maxWorkers: 1,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
