import { useEffect, useRef } from 'react';

/**
 * Returns what changes a value by the latest one, even before that is drawn: of two changes within a frame none is lost.
 * `value` is the drawn one, and the same object until it changes.
 */
export function useLatestChange<T>(value: T, apply: (next: T) => void): (from: (now: T) => T) => void {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return (from) => {
    latest.current = from(latest.current);
    apply(latest.current);
  };
}
