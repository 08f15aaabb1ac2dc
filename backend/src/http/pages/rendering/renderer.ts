import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstAnswers, RenderedAppPage } from '../../../contract/app-page.ts';
import type { SiteLook } from '../../../contract/domains/site-look.ts';
import type { Language } from '../../../contract/language.ts';
import type { AppName } from '../../../contract/pages.ts';
import { oneThread } from '../../edge/one-thread.ts';
import type { RenderTask } from './render.worker.ts';

/** More pages than can wait are sent without content. */
const THREAD = {
  name: 'rendering of pages',
  worker: new URL('./render.worker.ts', import.meta.url).href,
  mostWaiting: 32,
  idleMs: 5 * 60_000,
  heap: { young: 8, old: 96 },
};

export type RenderPage = (
  path: string,
  answers: FirstAnswers,
  language: Language,
  look: SiteLook,
) => Promise<RenderedAppPage | undefined>;

export interface Renderer {
  /** Resolves to undefined until the app is built, and after `close`. Rejects with `EngineUnavailable` while too many wait. */
  readonly render: RenderPage;
  /** Ends the thread, and rejects pages that wait for it. */
  close(): Promise<void>;
}

/** Opens the renderer of the pages of an app. */
export function openRenderer(appsRoot: string, app: AppName): Renderer {
  const file = join(appsRoot, `web-${app}`, 'dist', '.server', 'pages.mjs');
  const build = pathToFileURL(file).href;
  /** Pages without a user are the same for everyone who reads a language at a domain. */
  const common = new WeakMap<SiteLook, Map<string, Promise<RenderedAppPage>>>();
  const thread = oneThread<RenderTask, RenderedAppPage>(THREAD);
  let built = false;
  let closed = false;

  const commonAt = (look: SiteLook) => {
    const known = common.get(look) ?? new Map<string, Promise<RenderedAppPage>>();
    common.set(look, known);
    return known;
  };

  const render: RenderPage = async (path, answers, language, look) => {
    const pages = commonAt(look);
    const key = `${language} ${path}`;
    const known = answers.user === null ? pages.get(key) : undefined;
    if (known !== undefined) return known;
    built ||= existsSync(file);
    if (closed || !built) return undefined;
    const rendered = thread.run({ build, path, answers, language, look });
    if (answers.user !== null) return rendered;
    // Those who come while it is rendered wait for the same page.
    pages.set(key, rendered);
    rendered.catch(() => pages.delete(key));
    return rendered;
  };
  return {
    render,
    async close() {
      closed = true;
      await thread.close();
    },
  };
}
