import type { TimedDestination } from './pick-destination.ts';

/** An address that a code opens. `hours` where it opens it at some times alone. */
export interface PreviewedLink {
  readonly url: string;
  readonly hours?: Omit<TimedDestination, 'url'>;
}

/** Where a scan of a code leads, to read before one goes there. A page that a secure code protects tells nothing of itself. */
export type Preview =
  | { readonly kind: 'links'; readonly links: readonly PreviewedLink[] }
  | { readonly kind: 'phone'; readonly number: string }
  | { readonly kind: 'claim' | 'pdf' | 'gallery' | 'page' | 'protected-page' };
