import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'claimed';

/** Returns the code that was claimed on the way to this page (`?claimed=`), and removes it from the address. */
export function useClaimed(): string | undefined {
  const [parameters, setParameters] = useSearchParams();
  const [claimed] = useState(() => parameters.get(PARAMETER) ?? undefined);
  useEffect(() => {
    if (!parameters.has(PARAMETER)) return;
    const others = new URLSearchParams(parameters);
    others.delete(PARAMETER);
    setParameters(others, { replace: true });
  }, [parameters, setParameters]);
  return claimed;
}
