import { build, type Plugin } from 'vite';
import { TREESHAKE } from './treeshake.ts';

/**
 * Builds a worker into one file of a fixed name: a browser asks again and again for the address under which it registered a
 * service worker. It shares no chunk with the app, of which it would run the start.
 */
export const workerFile = (source: string, fileName: string): Plugin => ({
  name: 'qlaim:worker-file',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        write: false,
        target: 'baseline-widely-available',
        rolldownOptions: { treeshake: TREESHAKE, input: source, output: { format: 'iife' } },
      },
    });
    const [output] = [built].flat();
    const chunk = output && 'output' in output ? output.output[0] : undefined;
    if (!chunk) throw new Error(`${source} makes no file`);
    this.emitFile({ type: 'asset', fileName, source: chunk.code });
  },
});
