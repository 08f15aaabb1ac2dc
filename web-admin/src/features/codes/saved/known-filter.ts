import { CodeFilter } from '@qlaim/backend/contract';

/** Returns those filters of a stored view that this version knows. */
export function knownFilter(stored: Readonly<Record<string, unknown>>): CodeFilter {
  const known = Object.entries(stored).filter(
    ([name, value]) => CodeFilter.safeParse({ [name]: value }).success,
  );
  return CodeFilter.parse(Object.fromEntries(known));
}
