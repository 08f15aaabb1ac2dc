import { useEffect } from 'react';
import { useLook } from '../mark/look.ts';

/** Sets the document's title to 'Profile · Qlaim', with the name of the shop. */
export function useTitle(title: string): void {
  const { name } = useLook();
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
}
