import { isSpanContextValid, type SpanContext, TraceFlags } from '@opentelemetry/api';
import type { TraceParent } from '../../ports/telemetry/tracing.ts';

const FORMAT = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-01$/;

/** Undefined for a span that is not sampled: nothing follows from it. */
export const formatTrace = ({ traceId, spanId, traceFlags }: SpanContext): TraceParent | undefined =>
  (traceFlags & TraceFlags.SAMPLED) === 0 ? undefined : `00-${traceId}-${spanId}-01`;

/** Returns a span of another process; undefined for any other text. */
export function parseTrace(text: TraceParent): SpanContext | undefined {
  const { traceId = '', spanId = '' } = FORMAT.exec(text)?.groups ?? {};
  const parent: SpanContext = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(parent) ? parent : undefined;
}
