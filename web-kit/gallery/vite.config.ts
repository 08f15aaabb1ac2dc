import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery is for developers of the kit. No build of the product contains it. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../public-assets',
  plugins: [react()],
  build: { outDir: '../dist/gallery', emptyOutDir: true },
});
