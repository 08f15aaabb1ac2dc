import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface RouteButtonProps {
  to: string;
  /** What the entry of the history keeps. */
  state?: object;
  children: ReactNode;
}

/** A link to a page of the console, with the look of a quiet button. */
export const RouteButton = ({ children, ...link }: RouteButtonProps) => (
  <Link {...link} className="qk-button qk-button-quiet">
    <span className="qk-button-face">{children}</span>
  </Link>
);
