import { readFile, stat } from 'node:fs/promises';
import type { Response } from 'express';
import { cspHash } from '../edge/headers/csp-hash.ts';

/** Fixed styles that libraries of the apps add. A new text of theirs fails `e2e/strict-styles.e2e.ts` or `reorder.e2e.ts`. */
const OF_LIBRARIES = [
  // react-aria: a press is no double tap.
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  // dnd-kit: what is dragged, its cursor, and nothing selected meanwhile.
  "'sha256-E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4='",
  "'sha256-P3zrZWkaCzrI/B9T0+WLFRTTY8rvTIfnbvP5TBI9Vgo='",
  "'sha256-YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk='",
];

const known = new Map<string, { readonly changed: number; readonly sources: readonly string[] }>();

/** Returns the source expressions of the inline styles in a built page. Rejects where it is not built. */
async function stylesOf(file: string): Promise<readonly string[]> {
  const { mtimeMs: changed } = await stat(file);
  const before = known.get(file);
  if (before?.changed === changed) return before.sources;
  const html = await readFile(file, 'utf8');
  const sources = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, text = '']) => cspHash(text));
  known.set(file, { changed, sources });
  return sources;
}

/**
 * The styles in attributes of a rendered page, each once. One with a quote or an entity would not be found, and be refused.
 * No text of an answer has a bare quote: React escapes it, and so does JSON.
 */
const attributesOf = (html: string): readonly string[] => [
  ...new Set(Array.from(html.matchAll(/ style="([^"&]*)"/g), ([, style = '']) => cspHash(style))),
];

/**
 * Allows the styles of a built page, and no other, in the policy that the answer has (OWASP ASVS 3.4.3). `rendered`, the page
 * as the server rendered it, also allows those in the attributes of its elements (decision 52), `style` the colours of a domain.
 */
export async function allowStyles(
  response: Response,
  file: string,
  { rendered = '', style = '' }: { readonly rendered?: string; readonly style?: string | undefined } = {},
): Promise<void> {
  const policy = response.get('Content-Security-Policy');
  if (policy === undefined) return;
  const sources = [
    "'self'",
    ...OF_LIBRARIES,
    ...(await stylesOf(file).catch(() => [])),
    ...(style ? [cspHash(style)] : []),
  ].join(' ');
  const attributes = attributesOf(rendered);
  const inAttributes =
    attributes.length === 0 ? '' : `;style-src-attr 'unsafe-hashes' ${attributes.join(' ')}`;
  response.set(
    'Content-Security-Policy',
    policy.replace("style-src 'self'", `style-src ${sources}${inAttributes}`),
  );
}
