import { appConfig, serverBuild } from '@qlaim/web-kit/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? serverBuild('admin') : appConfig('admin', {})));
