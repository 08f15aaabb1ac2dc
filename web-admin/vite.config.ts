import { appConfig } from '@qlaim/web-kit/vite';
import { defineConfig } from 'vite';

export default defineConfig(appConfig('admin', {}));
