import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP_BASE } from '@qlaim/backend/contract';
import type { Plugin } from 'vite';

/** Character maps, fonts and decoders that the viewer fetches for the few documents that need them. */
const FOLDERS = ['cmaps', 'iccs', 'standard_fonts', 'wasm'];

/** Puts the files of pdfjs-dist into the build, in a folder that its version names, and tells the viewer where. */
export function pdfAssets(): Plugin {
  const root = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = `assets/pdfjs-${version}`;
  return {
    name: 'qlaim:pdf-assets',
    config: () => ({
      define: { 'import.meta.env.PDF_ASSETS': JSON.stringify(`${APP_BASE.public}${folder}/`) },
    }),
    generateBundle() {
      for (const name of FOLDERS)
        for (const file of readdirSync(join(root, name)))
          this.emitFile({
            type: 'asset',
            fileName: `${folder}/${name}/${file}`,
            source: readFileSync(join(root, name, file)),
          });
    },
  };
}
