import { useFormats } from '../kit-context.tsx';
import { scaleTop } from './chart-scale.ts';

export interface Bar {
  /** Names the bar on hover and to tell bars apart: '21 November', '14:00'. */
  label: string;
  value: number;
}

export interface BarChartProps {
  bars: readonly Bar[];
  /** The text alternative: '48 scans in 30 days, most on 3 November: 9'. A table beside the chart gives each value. */
  label: string;
  /** The labels under the chart, spread over its width. */
  ticks: readonly string[];
}

const SLOT = 10;
const WIDTH = 7;
const HEIGHT = 100;

/**
 * A column chart. Its bars are of one colour, so that it stays readable in black and white. Bars and ticks go from left to
 * right in every language.
 */
export function BarChart({ bars, label, ticks }: BarChartProps) {
  const { count } = useFormats();
  const top = scaleTop(bars.map(({ value }) => value));
  return (
    <div className="qk-chart" dir="ltr">
      <div className="qk-chart-scale" aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{count(value)}</span>
        ))}
      </div>
      <svg
        className="qk-chart-bars"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${Math.max(1, bars.length) * SLOT} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {bars.map((bar, place) => {
          const height = (bar.value / top) * HEIGHT;
          return (
            <g key={bar.label}>
              <title>{`${bar.label}: ${count(bar.value)}`}</title>
              <rect className="qk-chart-slot" x={place * SLOT} width={SLOT} height={HEIGHT} />
              <rect x={place * SLOT + (SLOT - WIDTH) / 2} y={HEIGHT - height} width={WIDTH} height={height} />
            </g>
          );
        })}
      </svg>
      <div className="qk-chart-ticks" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} dir="auto">
            {tick}
          </span>
        ))}
      </div>
    </div>
  );
}
