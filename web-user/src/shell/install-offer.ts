/** The event by which Chromium offers to install the app. TypeScript does not have it. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

let held: InstallOffer | undefined;

/** Holds the browser's offer back until a page shows it. It may come before the code of that page. */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    held = offer;
  });
  window.addEventListener('appinstalled', () => {
    held = undefined;
  });
}

/** Calls a listener when an offer comes, and when it is over. Returns what ends that. */
export function watchInstallOffer(listener: () => void): () => void {
  const names = ['beforeinstallprompt', 'appinstalled'] as const;
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}

/** Returns the offer that waits. An installed app has none: what it was is spent. */
export const heldInstallOffer = (): InstallOffer | undefined => held;
