import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  type Link,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { EngineUnavailable } from '../../ports/errors.ts';
import { failuresOf } from '../../ports/failure-log.ts';
import type { Attributes, Span, SpanOptions, Tracing } from '../../ports/telemetry/tracing.ts';
import { formatTrace, parseTrace } from './trace-parent.ts';

const ENGINE = 'OpenTelemetry collector';

/** Milliseconds of one call of the collector, and of the last call at a stop. */
const TIMEOUT_MS = 5_000;
const CLOSE_MS = 2_000;

/** Characters of a failure that are logged: the exporter tells it with its stack. */
const MOST_SAID = 200;

const KINDS: Readonly<Record<SpanOptions['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

export interface TracingSettings {
  /** The base address of a collector that speaks OTLP over HTTP. */
  readonly endpoint: string;
  /** The share of traces that are kept, 0 to 1. */
  readonly share: number;
  /** What all spans of this process have in common. */
  readonly resource: Attributes;
  readonly logger: Logger;
  /** Milliseconds between two calls of the collector; a second when absent. */
  readonly everyMs?: number;
}

/**
 * Hands spans to a collector in batches, by JSON. While it is away they are dropped, and nothing waits. The exporter reads
 * `OTEL_EXPORTER_OTLP_HEADERS` itself. A process, or a thread, opens it once.
 */
export function openTracing({
  endpoint,
  share,
  resource,
  logger,
  everyMs = 1_000,
}: TracingSettings): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // The SDK has no other way to say that it could not hand spans over.
  const report = (message: string) =>
    failuresOf(logger).report(
      new EngineUnavailable(ENGINE, undefined, message.slice(0, MOST_SAID)),
      'spans are dropped',
    );
  const ignore = () => undefined;
  diag.setLogger(
    { error: report, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: TIMEOUT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ ...resource }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: everyMs })],
  });
  return tracingBy(provider.getTracer('qlaim'), async () => {
    await provider.forceFlush({ timeoutMillis: CLOSE_MS }).catch(ignore);
    await provider.shutdown().catch(ignore);
    context.disable();
    diag.disable();
  });
}

function tracingBy(tracer: Tracer, close: () => Promise<void>): Tracing {
  const start = (name: string, { kind, from, links = [], attributes }: SpanOptions, startTime?: number) => {
    const around = from === undefined ? context.active() : inContext(from);
    const options = { kind: KINDS[kind], links: links.flatMap(linkTo), attributes: { ...attributes } };
    const span = tracer.startSpan(
      name,
      startTime === undefined ? options : { ...options, startTime },
      around,
    );
    return { span, around };
  };
  return {
    current() {
      const running = trace.getSpanContext(context.active());
      return running && formatTrace(running);
    },
    begin(name, options): Span {
      const { span, around } = start(name, options);
      const inside = trace.setSpan(around, span);
      return {
        trace: formatTrace(span.spanContext()),
        within: (work) => context.with(inside, work),
        end({ name: last, attributes, failed = false } = {}) {
          if (last !== undefined) span.updateName(last);
          if (attributes) span.setAttributes({ ...attributes });
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    record(name, { began, ...options }) {
      start(name, options, began).span.end();
    },
    close,
  };
}

/** A stored text that is no trace context starts a trace of its own. */
function inContext(from: string): Context {
  const parent = parseTrace(from);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

function linkTo(from: string): Link[] {
  const parent = parseTrace(from);
  return parent ? [{ context: parent }] : [];
}
