import { PAGE_IDS, type RenderedAppPage } from '../../../contract/app-page.ts';
import { directionOf, type Language } from '../../../contract/language.ts';

const EMPTY_ROOT = `<div id="${PAGE_IDS.root}"></div>`;

/** Returns the built page with its rendered content and the answers for its app; undefined where it has no empty root. */
export function compose(
  built: string,
  { html, data }: RenderedAppPage,
  language: Language,
): string | undefined {
  const [before, after] = built.split(EMPTY_ROOT);
  if (before === undefined || after === undefined) return undefined;
  const root = `<div id="${PAGE_IDS.root}">${html}</div>`;
  // No text of an answer may end the element.
  const answers = data.replaceAll('<', '\\u003c');
  const head = before.replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`);
  return `${head}${root}<script type="application/json" id="${PAGE_IDS.data}">${answers}</script>${after}`;
}
