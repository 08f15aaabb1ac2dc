import { appConfig } from '@qlaim/web-kit/vite';
import { defineConfig, mergeConfig } from 'vite';

export default defineConfig(
  mergeConfig(appConfig('public'), {
    build: {
      rolldownOptions: {
        // A page bundles only the parts of the kit and the contract that it uses. A scan loads its page as one chunk.
        treeshake: {
          moduleSideEffects: [{ test: /\/(web-kit|backend)\/src\/.*\.tsx?$/, sideEffects: false }],
        },
      },
    },
  }),
);
