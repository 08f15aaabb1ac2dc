import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CLAIMED } from './claimed-address.ts';

/** Returns the code that was claimed on the way to this page (`?claimed=`), and removes it from the address. */
export function useClaimed(): string | undefined {
  const [parameters, setParameters] = useSearchParams();
  const [claimed] = useState(() => parameters.get(CLAIMED) ?? undefined);
  useEffect(() => {
    if (!parameters.has(CLAIMED)) return;
    const others = new URLSearchParams(parameters);
    others.delete(CLAIMED);
    setParameters(others, { replace: true });
  }, [parameters, setParameters]);
  return claimed;
}
