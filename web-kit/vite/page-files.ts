import { APP_BASE, APP_PAGES, type AppName, pageFile } from '@qlaim/backend/contract';
import type { Plugin, Rolldown } from 'vite';

/**
 * The modules of an app's pages that are chunks of their own, relative to the app's folder. The first module of a page
 * shows it. The page needs the others once it is shown, or once the server has answered.
 */
export type PageModules<A extends AppName> = Readonly<
  Partial<Record<(typeof APP_PAGES)[A][number], readonly [string, ...string[]]>>
>;

/**
 * Writes an HTML file for each page of the app. It names the files of the page's modules beside those of the entry, so
 * that the browser requests all of them at once, and not only when the entry has run.
 */
export function pageFiles<A extends AppName>(app: A, modules: PageModules<A>): Plugin {
  const modulesOf = new Map<string, readonly string[] | undefined>(Object.entries(modules));
  return {
    name: 'qlaim:page-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') throw new Error('The build has no index.html');
      const html = String(shell.source);
      for (const page of APP_PAGES[app]) {
        const source = withLinks(html, APP_BASE[app], modulesOf.get(page) ?? [], bundle);
        if (pageFile(page) === shell.fileName) shell.source = source;
        else this.emitFile({ type: 'asset', fileName: pageFile(page), source });
      }
    },
  };
}

function withLinks(
  html: string,
  base: string,
  modules: readonly string[],
  bundle: Rolldown.OutputBundle,
): string {
  const named = new Set(Object.keys(bundle).filter((file) => html.includes(`"${base}${file}"`)));
  const links: string[] = [];
  for (const [place, module] of modules.entries()) {
    for (const file of filesOf(module, bundle)) {
      if (named.has(file)) continue;
      named.add(file);
      const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      links.push(`<link rel="${rel}" crossorigin${place === 0 ? '' : LATER} href="${base}${file}">`);
    }
  }
  return html.replace('</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}

/** Such files yield to those that show the page. */
const LATER = ' fetchpriority="low"';

/** Returns the files of a module's chunk, of the chunks that it imports, and of their styles. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const own = Object.values(bundle).find(
    (file) =>
      file.type === 'chunk' &&
      [file.facadeModuleId, ...file.moduleIds].some((id) => id?.endsWith(`/${module}`)),
  );
  if (own === undefined) throw new Error(`${module} is in no chunk`);
  const files = new Set<string>();
  const add = (fileName: string) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk') return;
    for (const file of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) add(file);
  };
  add(own.fileName);
  return files;
}
