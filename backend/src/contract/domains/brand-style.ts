import type { SiteLook } from './site-look.ts';

/** Returns the style sheet of the colours of a domain; empty for the colours of the product. */
export function brandStyle({ shades }: Pick<SiteLook, 'shades'>): string {
  if (!shades) return '';
  const own = (of: (typeof shades)['light']) =>
    Object.entries({ ...of, focus: `3px solid ${of.brand}` })
      .map(([name, value]) => `--qk-${name}:${value}`)
      .join(';');
  return `:root:not([data-theme]){${own(shades.light)}}@media (prefers-color-scheme:dark){:root:not([data-theme]){${own(shades.dark)}}}`;
}
