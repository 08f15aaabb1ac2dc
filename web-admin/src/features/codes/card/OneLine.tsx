import type { ReactNode } from 'react';

interface OneLineProps {
  href: string;
  /** The whole text, for the tooltip. */
  whole: string;
  children: ReactNode;
}

/** A link that is cut to one line. Its tooltip shows the whole text. Addresses of the web open in a new tab. */
export function OneLine({ href, whole, children }: OneLineProps) {
  const outside = href.startsWith('http');
  return (
    <a
      className="qa-code-line"
      href={href}
      data-tooltip={whole}
      {...(outside ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {children}
    </a>
  );
}
