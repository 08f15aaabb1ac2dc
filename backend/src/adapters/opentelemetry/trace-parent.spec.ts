import { expect, it } from 'vitest';
import { traceIdOf } from '../../ports/telemetry/tracing.ts';
import { formatTrace, parseTrace } from './trace-parent.ts';

const [traceId, spanId] = ['4b'.repeat(16), '00f067aa0ba902b7'];
const text = `00-${traceId}-${spanId}-01`;

it('is written and read as the header of W3C has it', () => {
  expect(formatTrace({ traceId, spanId, traceFlags: 1 })).toBe(text);
  expect(parseTrace(text)).toEqual({ traceId, spanId, traceFlags: 1, isRemote: true });
  expect(traceIdOf(text)).toBe(traceId);
});

it('is none for a span that is not sampled', () => {
  expect(formatTrace({ traceId, spanId, traceFlags: 0 })).toBeUndefined();
});

it.each(['', 'x', `00-${'0'.repeat(32)}-${spanId}-01`, text.toUpperCase(), `${text} `, `ff${text.slice(2)}`])(
  'is not read from %j',
  (other) => {
    expect(parseTrace(other)).toBeUndefined();
  },
);
