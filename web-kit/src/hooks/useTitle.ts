import { useEffect } from 'react';

/** Sets the document's title to 'Profile · Qlaim'. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Qlaim` : 'Qlaim';
  }, [title]);
}
