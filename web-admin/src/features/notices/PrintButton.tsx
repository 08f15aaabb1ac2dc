import { Button } from '@qlaim/web-kit';
import type { ReactNode } from 'react';

/** Prints the page, without what leads elsewhere. */
export const PrintButton = ({ children }: { children: ReactNode }) => (
  <Button variant="quiet" onClick={() => window.print()}>
    {children}
  </Button>
);
