import { APP_BASE, type AppName } from '@qlaim/backend/contract';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/** Returns the build configuration of one of the three apps. The contract defines the assets' address. */
export function appConfig(app: AppName) {
  return {
    base: APP_BASE[app],
    plugins: [react()],
    build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, target: 'baseline-widely-available' },
  } satisfies UserConfig;
}
