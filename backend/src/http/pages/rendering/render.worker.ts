import type { AppPageRenderer, FirstAnswers, RenderedAppPage } from '../../../contract/app-page.ts';
import type { AppLook } from '../../../contract/domains/site-look.ts';
import type { Language } from '../../../contract/language.ts';

export interface RenderTask {
  /** The URL of the server build of an app. */
  readonly build: string;
  readonly path: string;
  readonly answers: FirstAnswers;
  readonly language: Language;
  readonly look: AppLook;
}

/** Renders a page in a thread of its own, so that it takes no time from the thread that serves scans. */
export default async function render({
  build,
  path,
  answers,
  language,
  look,
}: RenderTask): Promise<RenderedAppPage> {
  const module: unknown = await import(build);
  if (!isRenderer(module)) throw new Error('The server build renders no pages');
  return module.renderPage(path, answers, language, look);
}

const isRenderer = (module: unknown): module is AppPageRenderer =>
  typeof module === 'object' &&
  module !== null &&
  'renderPage' in module &&
  typeof module.renderPage === 'function';
