/** Holds a navigation back and asks about it, or returns false. `go` continues the navigation. */
type Guard = (go: () => void) => boolean;

/** Where a guarded page is: its path, and the state of its entry in the session history. */
interface Guarded {
  readonly guard: Guard;
  readonly pathname: string;
  readonly state: unknown;
}

let guarded: Guarded | undefined;

/** Guards the page that is open. Returns a function that ends this. */
export function guardPage(guard: Guard): () => void {
  const own = { guard, pathname: window.location.pathname, state: window.history.state };
  guarded = own;
  return () => {
    if (guarded === own) guarded = undefined;
  };
}

/** Returns the page that is guarded, if any. */
export const guardedPage = (): Guarded | undefined => guarded;

/** Runs a navigation inside the app, unless the guard holds it back. */
export function passGuard(go: () => void): void {
  if (!guarded?.guard(go)) go();
}
