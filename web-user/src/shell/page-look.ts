import { type AppLook, PAGE_IDS, PRODUCT_LOOK } from '@qlaim/backend/contract';

/** Returns how the app looks at its domain, as its page says; the looks of the product where it says nothing. */
export function pageLook(): AppLook {
  const text = document.getElementById(PAGE_IDS.look)?.textContent;
  return text ? JSON.parse(text) : PRODUCT_LOOK;
}
