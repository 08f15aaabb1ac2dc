import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { SiteLook } from '../../../contract/domains/site-look.ts';
import type { Language } from '../../../contract/language.ts';
import { APP_BASE } from '../../../contract/pages.ts';
import type { PageRenderer, RenderedPage, ScanPage } from '../../../contract/scan-page.ts';
import { serverBuildLoader } from './server-build.ts';

export type RenderPage = (page: ScanPage, language: Language) => RenderedPage;

/** The entry of the client script in the manifest of the public app's build. */
const SCRIPT = 'src/enhance/main.ts';
const Manifest = z.record(z.string(), z.looseObject({ file: z.string() }));

/** Returns a loader of the renderer of scan pages. It resolves to undefined until the app is built. */
export const rendererLoader = (appsRoot: string, look: SiteLook): (() => Promise<RenderPage | undefined>) =>
  serverBuildLoader(appsRoot, async (dist, module) => {
    if (!isRenderer(module)) throw new Error('The server build of web-public has no renderPage');
    const text = await readFile(join(dist, '.vite', 'pages.json'), 'utf8');
    const file = Manifest.parse(JSON.parse(text))[SCRIPT]?.file;
    if (file === undefined) throw new Error('The build of web-public has no script for the pages');
    return (page: ScanPage, language: Language) =>
      module.renderPage(page, `${APP_BASE.public}${file}`, language, look);
  });

const isRenderer = (module: object): module is PageRenderer =>
  'renderPage' in module && typeof module.renderPage === 'function';
