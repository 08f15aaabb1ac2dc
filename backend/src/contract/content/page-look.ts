import { z } from 'zod';

/** The themes of a page. */
export const PAGE_THEMES = ['paper', 'slate', 'garden', 'night', 'plain'] as const;
export const PageTheme = z.enum(PAGE_THEMES);
export type PageTheme = z.infer<typeof PageTheme>;
export const DEFAULT_THEME: PageTheme = 'paper';

/** How a page looks, and who finds it, in an answer. */
export const PageLook = z.object({
  theme: PageTheme,
  /** The address of the image that is shown large at the top; null for none. */
  cover: z.string().nullable(),
  /** Whether search engines may list the page. */
  indexed: z.boolean(),
});
export type PageLook = z.infer<typeof PageLook>;
