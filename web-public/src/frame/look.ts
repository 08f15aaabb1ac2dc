import { PRODUCT_LOOK, type SiteLook } from '@qlaim/backend/contract';
import { createContext, useContext } from 'react';

const LookContext = createContext<SiteLook>(PRODUCT_LOOK);

/** Sets how pages look at their domain. */
export const LookProvider = LookContext.Provider;

export const useLook = (): SiteLook => useContext(LookContext);

/** Returns the style sheet of the colours of a domain; empty for the colours of the product. */
export function brandStyle({ shades }: SiteLook): string {
  if (!shades) return '';
  const own = (of: (typeof shades)['light']) =>
    Object.entries({ ...of, focus: `3px solid ${of.brand}` })
      .map(([name, value]) => `--qk-${name}:${value}`)
      .join(';');
  return `:root:not([data-theme]){${own(shades.light)}}@media (prefers-color-scheme:dark){:root:not([data-theme]){${own(shades.dark)}}}`;
}
