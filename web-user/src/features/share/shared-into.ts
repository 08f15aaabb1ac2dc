import type { InfoType } from '@qlaim/backend/contract';
import { useSearchParams } from 'react-router-dom';

/** The types of content that take shared pictures: a gallery, and a page. */
export type SharedInto = Extract<InfoType, 'image' | 'memories'>;

/** The parameter of an editor's address that names the type which takes them. */
const SHARED = 'shared';

export const editorForShared = (code: string, into: SharedInto): string => `/edit/${code}?${SHARED}=${into}`;

/** Returns which type of content is to take shared pictures on this page, and what removes the wish from the address. */
export function useSharedInto(): { readonly into: SharedInto | undefined; readonly settle: () => void } {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get(SHARED);
  return {
    into: wanted === 'image' || wanted === 'memories' ? wanted : undefined,
    settle: () => {
      const others = new URLSearchParams(parameters);
      others.delete(SHARED);
      setParameters(others, { replace: true });
    },
  };
}
