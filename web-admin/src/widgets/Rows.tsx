import './styles/rows.css';
import { cx } from '@qlaim/web-kit';
import type { ReactNode } from 'react';

interface RowsProps {
  label: string;
  busy?: boolean | undefined;
  children: ReactNode;
}

/** A list whose rows are grids, so that it reads as a table on a wide screen. */
export const Rows = ({ label, busy, children }: RowsProps) => (
  <ul aria-label={label} aria-busy={busy} className="qa-rows qk-list">
    {children}
  </ul>
);

interface RowGridProps {
  /** Sets the columns by the width of the screen. Without it, the cells stand below each other. */
  className?: string;
  children: ReactNode;
}

export const RowGrid = ({ className, children }: RowGridProps) => (
  <li className={cx('qa-row', className)}>{children}</li>
);
