import type { ReactNode } from 'react';

/** The screen's main action. It sits at the bottom of a narrow screen, within the thumb's reach. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className="qk-action-bar">{children}</div>;
}
