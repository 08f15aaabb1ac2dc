import type { Language } from '../../../contract/language.ts';
import type { FirstAnswers, OwnerPageRenderer, RenderedOwnerPage } from '../../../contract/owner-page.ts';

export interface RenderTask {
  /** The URL of the owner's app's server build. */
  readonly build: string;
  readonly path: string;
  readonly answers: FirstAnswers;
  readonly language: Language;
}

/** Renders a page in a thread of its own, so that it takes no time from the thread that serves scans. */
export default async function render({
  build,
  path,
  answers,
  language,
}: RenderTask): Promise<RenderedOwnerPage> {
  const module: unknown = await import(build);
  if (!isRenderer(module)) throw new Error('The server build of web-user renders no pages');
  return module.renderPage(path, answers, language);
}

const isRenderer = (module: unknown): module is OwnerPageRenderer =>
  typeof module === 'object' &&
  module !== null &&
  'renderPage' in module &&
  typeof module.renderPage === 'function';
