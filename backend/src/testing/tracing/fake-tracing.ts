import type { SpanOptions, TraceParent, Tracing } from '../../ports/telemetry/tracing.ts';

export interface FakeSpan extends SpanOptions {
  readonly name: string;
  readonly trace: TraceParent;
  /** Undefined until it ends. */
  failed?: boolean;
}

/** Tracing in memory. `running`: what is running, for work that begins outside of a span. */
export function fakeTracing() {
  const spans: FakeSpan[] = [];
  const state: { running: TraceParent | undefined } = { running: undefined };
  const start = (name: string, options: SpanOptions): FakeSpan => {
    const id = String(spans.length + 1).padStart(16, '0');
    const traceId = (options.from ?? state.running)?.slice(3, 35) ?? id.repeat(2);
    const span = { ...options, name, trace: `00-${traceId}-${id}-01` };
    spans.push(span);
    return span;
  };
  const tracing: Tracing = {
    current: () => state.running,
    begin(name, options) {
      const span = start(name, options);
      return {
        trace: span.trace,
        within: (work) => work(),
        end: ({ failed = false } = {}) => {
          span.failed = failed;
        },
      };
    },
    record(name, options) {
      start(name, options).failed = false;
    },
    close: async () => undefined,
  };
  return { tracing, spans, state };
}
