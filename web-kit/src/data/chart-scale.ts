const STEPS = [1, 2, 4, 6, 8, 10] as const;

/** Returns the top of a chart's scale: the smallest round number that is not below the values, and half of it a whole number. */
export function scaleTop(values: readonly number[]): number {
  const highest = Math.max(2, ...values);
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  const step = STEPS.find((candidate) => candidate * magnitude >= highest) ?? 10;
  return step * magnitude;
}
