import { APP_BASE } from '@qlaim/backend/contract';
import { STYLE_TARGETS, serverBuild, TREESHAKE } from '@qlaim/web-kit/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { pdfAssets } from './vite/pdf-assets.ts';

/**
 * Builds the pages that the server renders: first the script that enhances them, with the icons of the site, then the module
 * that renders them, in a folder that is not served.
 */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? serverBuild('public')
    : {
        base: APP_BASE.public,
        publicDir: '../web-kit/public-assets',
        plugins: [react(), pdfAssets(), compression()],
        build: {
          emptyOutDir: true,
          target: 'baseline-widely-available',
          cssTarget: STYLE_TARGETS,
          manifest: '.vite/pages.json',
          outDir: 'dist',
          rolldownOptions: { treeshake: TREESHAKE, input: 'src/enhance/main.ts' },
        },
      },
);
