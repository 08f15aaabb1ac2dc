const TENTH_MS = 100;

/** Counts the tenths of a second in which this process could run. While the machine stalls, none is counted. */
export function countTenths() {
  let passed = 0;
  const timer = setInterval(() => {
    passed += 1;
  }, TENTH_MS);
  /** Ends the count and returns it. */
  return (): number => {
    clearInterval(timer);
    return passed;
  };
}
