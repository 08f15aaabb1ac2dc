import { useEffect } from 'react';

/** Names the window 'Profile · Qlaim'. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Qlaim` : 'Qlaim';
  }, [title]);
}
