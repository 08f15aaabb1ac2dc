import { APP_BASE, type AppName } from '@qlaim/backend/contract';
import react from '@vitejs/plugin-react';
import type { Rolldown, UserConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { inlineStyles } from './inline-styles.ts';
import { type PageModules, pageFiles } from './page-files.ts';
import { STYLE_TARGETS } from './style-targets.ts';
import { TREESHAKE } from './treeshake.ts';
import { workerFile } from './worker-file.ts';

interface AppOptions {
  /** Whether the pages contain the styles of the app. */
  readonly inlineStyles?: boolean;
  /** A worker that is built into a file of its own: its module, and the name of the file. */
  readonly worker?: { readonly source: string; readonly fileName: string };
}

const ZOD_CORE = /\/zod\/v4\/core\/core\.js$/;

/** zod tries whether it may generate code, which the content security policy of our pages forbids and reports. */
const WITHOUT_EVAL = 'globalThis.__zod_globalConfig={jitless:true};';

/**
 * The chunks besides those of pages: what every page has, and what six or more chunks share of the kit and of an app outside
 * its features. As chunks of their own, dozens of such small modules would be larger than together.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], priority: 2 },
  { name: 'shared', test: /\/web-(kit|user|admin)\/src\/(?!features\/)/, minShareCount: 6, priority: 1 },
];

/**
 * Returns the build configuration of one of the three apps. The contract defines the addresses of its assets and pages.
 * A module of the kit or the contract is bundled only where something uses it. The build also writes each text file in
 * Brotli and gzip, at their best levels.
 */
export function appConfig<A extends AppName>(app: A, modules: PageModules<A>, options: AppOptions = {}) {
  const inline = options.inlineStyles ?? false;
  return {
    base: APP_BASE[app],
    plugins: [
      react(),
      ...(inline ? [inlineStyles()] : []),
      pageFiles(app, modules),
      ...(options.worker ? [workerFile(options.worker.source, options.worker.fileName)] : []),
      compression(),
    ],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      sourcemap: false,
      cssCodeSplit: !inline,
      target: 'baseline-widely-available',
      cssTarget: STYLE_TARGETS,
      rolldownOptions: {
        treeshake: TREESHAKE,
        output: {
          codeSplitting: { groups: GROUPS },
          intro: ({ moduleIds }) => (moduleIds.some((id) => ZOD_CORE.test(id)) ? WITHOUT_EVAL : ''),
        },
      },
    },
  } satisfies UserConfig;
}

export { serverBuild } from './server-build.ts';
export { STYLE_TARGETS, TREESHAKE };
