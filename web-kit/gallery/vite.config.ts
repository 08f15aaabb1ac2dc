import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery is for whoever works on the kit; nothing of it is shipped. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../public-assets',
  plugins: [react()],
  build: { outDir: '../dist/gallery', emptyOutDir: true },
});
