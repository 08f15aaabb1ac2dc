import { succeeded, type Tried } from '../../commands/webhooks/try-once.ts';
import type { TraceParent, Tracing } from '../../ports/telemetry/tracing.ts';

/** Makes a try to deliver a message a span of the trace that the message comes from, however late it is. */
export async function tracedTry(
  tracing: Tracing | undefined,
  from: TraceParent | undefined,
  attempt: () => Promise<Tried>,
): Promise<Tried> {
  if (!tracing || from === undefined) return attempt();
  const span = tracing.begin('send webhook', { kind: 'client', from });
  try {
    const tried = await span.within(attempt);
    const { status } = tried.attempt;
    const attributes = status === null ? {} : { 'http.response.status_code': status };
    span.end({ attributes, failed: !succeeded(tried.attempt) });
    return tried;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}
