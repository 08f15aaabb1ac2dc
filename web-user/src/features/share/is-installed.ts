/** Returns whether the page is shown by the installed app. Safari on iPhones says so in its own way. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);
