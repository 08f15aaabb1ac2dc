import type { ReactNode } from 'react';

/** The screen's main action: within the thumb's reach at the foot of a narrow screen, in its place on a wide one. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className="qk-action-bar">{children}</div>;
}
