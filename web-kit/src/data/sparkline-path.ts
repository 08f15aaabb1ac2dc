export interface Point {
  x: number;
  y: number;
}

/** Returns the points of the values from left to right, the highest at the top. `pad` is the margin in pixels. */
export function sparklinePoints(
  values: readonly number[],
  width: number,
  height: number,
  pad: number,
): Point[] {
  const top = Math.max(1, ...values);
  const step = values.length > 1 ? (width - 2 * pad) / (values.length - 1) : 0;
  return values.map((value, place) => ({
    x: round(pad + place * step),
    y: round(height - pad - (Math.max(0, value) / top) * (height - 2 * pad)),
  }));
}

export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
