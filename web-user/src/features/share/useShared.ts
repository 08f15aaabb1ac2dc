import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KEYS } from '../../api/query-client.ts';
import { forgetShared, type SharedPicture, sharedPictures } from './shared-store.ts';

interface Shared {
  /** The pictures that wait; undefined until they are read. */
  readonly pictures: readonly SharedPicture[] | undefined;
  readonly remove: (picture: SharedPicture) => void;
}

/** Returns the pictures that wait on this device. They are read with each visit of a page that shows them. */
export function useShared(): Shared {
  const queries = useQueryClient();
  const { data: pictures } = useQuery({
    queryKey: KEYS.shared,
    queryFn: () => sharedPictures(),
    networkMode: 'always',
    gcTime: 0,
    // A file cannot be compared with one that was read later.
    structuralSharing: false,
  });
  return {
    pictures,
    remove: (picture) =>
      void forgetShared([picture]).then(() => queries.invalidateQueries({ queryKey: KEYS.shared })),
  };
}
