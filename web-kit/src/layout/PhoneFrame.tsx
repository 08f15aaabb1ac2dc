import type { ReactNode } from 'react';

export interface PhoneFrameProps {
  /** The accessible name of the frame: 'Preview'. */
  label: string;
  children: ReactNode;
}

export function PhoneFrame({ label, children }: PhoneFrameProps) {
  return (
    <section className="qk-phone" aria-label={label}>
      <div className="qk-phone-screen">{children}</div>
    </section>
  );
}
