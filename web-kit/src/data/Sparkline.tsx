import { linePath, sparklinePoints } from './sparkline-path.ts';

export interface SparklineProps {
  /** One value per day, oldest first. Callers usually pass thirty. */
  values: readonly number[];
  /** The text alternative: '48 scans in 30 days, 3 today'. */
  label: string;
  width?: number | undefined;
  height?: number | undefined;
}

export function Sparkline({ values, label, width = 160, height = 40 }: SparklineProps) {
  const points = sparklinePoints(values, width, height, 4);
  const first = points[0];
  const last = points.at(-1);
  const line = linePath(points);
  const floor = height - 1;
  return (
    <svg
      className="qk-sparkline"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {first && last ? (
        <>
          <path className="qk-sparkline-area" d={`${line}L${last.x} ${floor}L${first.x} ${floor}Z`} />
          <path className="qk-sparkline-line" d={line} />
          <circle className="qk-sparkline-dot" cx={last.x} cy={last.y} r={3} />
        </>
      ) : null}
    </svg>
  );
}
