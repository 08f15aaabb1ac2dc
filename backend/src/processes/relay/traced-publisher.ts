import type { EventPublisher } from '../../ports/event-publisher.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import { traceEvents } from '../trace-events.ts';

/** Records in the trace of each event that it was published. Without tracing it is the publisher itself. */
export const tracedPublisher = (publisher: EventPublisher, tracing: Tracing | undefined): EventPublisher =>
  tracing
    ? {
        async publish(events) {
          const began = Date.now();
          const offsets = await publisher.publish(events);
          traceEvents(tracing, 'publish', 'producer', events, began);
          return offsets;
        },
        ends: () => publisher.ends(),
      }
    : publisher;
