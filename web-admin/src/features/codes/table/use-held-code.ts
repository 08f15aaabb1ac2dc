import type { AdminCode } from '@qlaim/backend/contract';
import { useState } from 'react';
import { useGetOne, useListContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { ERROR_ON_PAGE } from '../../../widgets/shown-errors.ts';

/** A code of the shown page, and its place on it. */
interface Held {
  readonly code: AdminCode;
  readonly place: number;
  /** The filters and the page that were shown. */
  readonly list: string;
}

/** Holds one code of the shown page, also after a new read finds it there no more. */
export function useHeldCode() {
  const { data = [], filterValues, page, perPage, sort } = useListContext<AdminCode>();
  const list = JSON.stringify([filterValues, page, perPage, sort]);
  const [held, setHeld] = useState<Held>();
  const place = data.findIndex(({ id }) => id === held?.code.id);
  const found = data[place];
  const gone = held !== undefined && !found;
  if (held && found && (found !== held.code || place !== held.place))
    setHeld({ ...held, code: found, place });
  const alone = useGetOne<AdminCode>(
    'codes',
    { id: held?.code.id ?? '' },
    { enabled: gone, ...ERROR_ON_PAGE },
  );
  const known = alone.isFetchedAfterMount ? alone.data : undefined;

  return {
    code: found ?? known ?? held?.code,
    place: held?.place ?? -1,
    /** Whether the page no longer has the code. */
    gone,
    /** Whether other filters or another page are shown than where the code was taken from. */
    left: held !== undefined && held.list !== list,
    hold: (id: string) =>
      setHeld(() => {
        const at = data.findIndex((each) => each.id === id);
        const code = data[at];
        return code && { code, place: at, list };
      }),
    /** Lets go of the code, unless another one is held by now. Returns whether it did, once that is rendered. */
    release: (id: string) => {
      let released = false;
      flushSync(() =>
        setHeld((now) => {
          released = now?.code.id === id;
          return released ? undefined : now;
        }),
      );
      return released;
    },
    /** Goes along to the filters and the page that are shown now. */
    follow: () => setHeld((now) => now && { ...now, list }),
    drop: () => setHeld(undefined),
  };
}
