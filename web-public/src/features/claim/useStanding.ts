import { useCallback, useEffect, useState } from 'react';
import { findStanding, type Standing } from './standing.ts';

/** Returns the code's standing, which is undefined while it loads. */
export function useStanding(code: string): { standing: Standing | undefined; ask: () => Promise<void> } {
  const [standing, setStanding] = useState<Standing>();
  const ask = useCallback(async () => setStanding(await findStanding(code)), [code]);
  useEffect(() => {
    let current = true;
    setStanding(undefined);
    void findStanding(code).then((found) => {
      if (current) setStanding(found);
    });
    return () => {
      current = false;
    };
  }, [code]);
  return { standing, ask };
}
