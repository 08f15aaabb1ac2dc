import { Card } from '@qlaim/web-kit';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

interface TileProps {
  title: string;
  to: string;
  /** What is counted; undefined until it is read. */
  figure: string | undefined;
  children: ReactNode;
}

/** A figure that leads to what it counts. */
export function Tile({ title, to, figure, children }: TileProps) {
  const id = useId();
  return (
    <li className="qa-tile">
      <Card as="section" aria-labelledby={id}>
        <h2 id={id}>
          <Link to={to}>{title}</Link>
        </h2>
        <strong className="qa-tile-figure">{figure ?? '…'}</strong>
        {children}
      </Card>
    </li>
  );
}
