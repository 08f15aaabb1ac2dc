import { appConfig } from '@qlaim/web-kit/vite';
import { defineConfig, mergeConfig } from 'vite';

export default defineConfig(
  mergeConfig(appConfig('public'), {
    build: {
      rolldownOptions: {
        // Of the kit and the contract only what a page uses comes along; each page is one chunk away from the scan.
        treeshake: {
          moduleSideEffects: [{ test: /\/(web-kit|backend)\/src\/.*\.tsx?$/, sideEffects: false }],
        },
      },
    },
  }),
);
