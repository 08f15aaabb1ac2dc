import { PAGE_IDS } from '../../../contract/app-page.ts';
import { directionOf, type Language } from '../../../contract/language.ts';

const ROOT = `<div id="${PAGE_IDS.root}"></div>`;

/** Returns the built page with a frame before its root; undefined where it has no empty root. */
export function composeFrame(built: string, frame: string, language: Language): string | undefined {
  if (!built.includes(ROOT)) return undefined;
  const first = `<div id="${PAGE_IDS.frame}" inert aria-hidden="true">${frame}</div>`;
  return built
    .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace(ROOT, () => `${first}${ROOT}`);
}
