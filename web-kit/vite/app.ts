import { APP_BASE, type AppName } from '@qlaim/backend/contract';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/** How each of the three apps is built. Where its assets are served is the contract's to say. */
export function appConfig(app: AppName) {
  return {
    base: APP_BASE[app],
    plugins: [react()],
    build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, target: 'baseline-widely-available' },
  } satisfies UserConfig;
}
