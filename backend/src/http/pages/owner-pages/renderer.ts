import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { Language } from '../../../contract/language.ts';
import type { FirstAnswers, RenderedOwnerPage } from '../../../contract/owner-page.ts';
import { EngineUnavailable } from '../../../ports/errors.ts';
import type { RenderTask } from './render.worker.ts';

const WORKER = new URL('./render.worker.ts', import.meta.url).href;
/** Milliseconds. Without a page to render the thread ends, and gives its memory back. */
const IDLE_MS = 5 * 60_000;
/** Of the thread's heap. Without them V8 lets it grow by hundreds of megabytes before it collects, under many pages a second. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 };
/** More pages than these don't wait: they are sent without content. */
const MOST_WAITING = 32;

export type RenderPage = (
  path: string,
  answers: FirstAnswers,
  language: Language,
) => Promise<RenderedOwnerPage | undefined>;

export interface OwnerPages {
  /** Resolves to undefined until the app is built, and after `close`. Rejects with `EngineUnavailable` while too many wait. */
  readonly render: RenderPage;
  /** Ends the thread, and rejects pages that wait for it. */
  close(): Promise<void>;
}

/** Opens the renderer of the owner's pages. */
export function openOwnerPages(appsRoot: string): OwnerPages {
  const file = join(appsRoot, 'web-user', 'dist', '.server', 'pages.mjs');
  const build = pathToFileURL(file).href;
  /** Pages without a user are the same for everyone who reads a language. */
  const common = new Map<string, Promise<RenderedOwnerPage>>();
  let pool: Piscina<RenderTask, RenderedOwnerPage> | undefined;
  let closed = false;

  function inThread(task: RenderTask): Promise<RenderedOwnerPage> {
    pool ??= new Piscina({
      filename: WORKER,
      minThreads: 0,
      maxThreads: 1,
      maxQueue: MOST_WAITING,
      idleTimeout: IDLE_MS,
      resourceLimits: RESOURCE_LIMITS,
    });
    if (pool.queueSize >= MOST_WAITING) return Promise.reject(new EngineUnavailable('rendering of pages'));
    return pool.run(task);
  }

  const render: RenderPage = async (path, answers, language) => {
    const key = `${language} ${path}`;
    const known = answers.user === null ? common.get(key) : undefined;
    if (known !== undefined) return known;
    if (closed || (pool === undefined && !existsSync(file))) return undefined;
    const rendered = inThread({ build, path, answers, language });
    if (answers.user !== null) return rendered;
    // Those who come while it is rendered wait for the same page.
    common.set(key, rendered);
    rendered.catch(() => common.delete(key));
    return rendered;
  };
  return {
    render,
    async close() {
      closed = true;
      await pool?.destroy();
    },
  };
}
