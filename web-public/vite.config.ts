import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/_public/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      // Of the kit and the contract only what a page uses comes along; each page is one chunk away from the scan.
      treeshake: { moduleSideEffects: [{ test: /\/(web-kit|backend)\/src\/.*\.tsx?$/, sideEffects: false }] },
    },
  },
});
