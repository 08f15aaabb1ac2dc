import { APP_BASE } from '@qlaim/backend/contract';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { STYLE_TARGETS } from './style-targets.ts';
import { TREESHAKE } from './treeshake.ts';

/** Returns the configuration of the build by which the server renders pages of an app, into a folder that is not served. */
export const serverBuild = (app: keyof typeof APP_BASE) =>
  ({
    base: APP_BASE[app],
    plugins: [react()],
    ssr: { noExternal: true },
    build: {
      emptyOutDir: false,
      target: 'baseline-widely-available',
      cssTarget: STYLE_TARGETS,
      ssr: 'src/server/render.tsx',
      outDir: 'dist/.server',
      rolldownOptions: {
        treeshake: TREESHAKE,
        output: { entryFileNames: 'pages.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  }) satisfies UserConfig;
