import './styles/beside.css';
import { cx } from '@qlaim/web-kit';
import type { ReactNode } from 'react';

interface ColumnsProps {
  /** Sets other columns than two alike. */
  className?: string;
  children: ReactNode;
}

/** Parts of a page beside each other. On a narrow screen, they stand below each other. */
export const Columns = ({ className, children }: ColumnsProps) => (
  <div className={cx('qa-beside', className)}>{children}</div>
);
