import type { RecordedEvent } from '../ports/event-store.ts';
import type { Attributes, SpanOptions, TraceParent, Tracing } from '../ports/telemetry/tracing.ts';

/** Milliseconds. A replay of older events adds nothing to their traces, which are long complete. */
const FRESH_MS = 60 * 60 * 1000;

type Traced = Pick<RecordedEvent, 'trace' | 'at'>;

/** Returns the trace that the handling of an event belongs to; undefined for none, and for that of an old event. */
export const traceOf = ({ trace, at }: Traced, now = Date.now()): TraceParent | undefined =>
  trace !== undefined && now - Date.parse(at) < FRESH_MS ? trace : undefined;

/** Records what was done with several events at once, in the trace of each. `began` is in milliseconds since 1970. */
export function traceEvents(
  tracing: Tracing | undefined,
  name: string,
  kind: SpanOptions['kind'],
  events: readonly (Traced & Pick<RecordedEvent, 'id' | 'type'>)[],
  began: number,
  more: Attributes = {},
): void {
  if (!tracing) return;
  for (const event of events) {
    const from = traceOf(event);
    if (from === undefined) continue;
    const attributes = { 'qlaim.event.id': event.id, 'qlaim.event.types': event.type, ...more };
    tracing.record(name, { kind, from, began, attributes });
  }
}
