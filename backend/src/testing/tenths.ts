const TENTH_MS = 100;

/** Counts the tenths of a second in which this process could have done something: while the machine stalls none goes by. */
export function countTenths() {
  let passed = 0;
  const timer = setInterval(() => {
    passed += 1;
  }, TENTH_MS);
  /** How many there were; ends the count. */
  return (): number => {
    clearInterval(timer);
    return passed;
  };
}
