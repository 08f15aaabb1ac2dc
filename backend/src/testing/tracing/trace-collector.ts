import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const Values = z
  .array(
    z.object({
      key: z.string(),
      value: z.object({
        stringValue: z.string().optional(),
        intValue: z.union([z.int(), z.string()]).optional(),
      }),
    }),
  )
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)])),
  );

/** What an exporter sends, by the definition of OTLP over HTTP in JSON. */
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Values }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.int(),
              startTimeUnixNano: z.string(),
              endTimeUnixNano: z.string(),
              attributes: Values.default({}),
              links: z.array(z.object({ traceId: z.string() })).default([]),
              status: z.object({ code: z.int().optional() }).default({}),
            }),
          ),
        }),
      ),
    }),
  ),
});

type Exported = z.output<typeof Export>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

/** A span as a collector gets it. */
export interface CollectedSpan extends Exported {
  /** The process that it comes from. */
  readonly resource: Readonly<Record<string, string | number>>;
}

export interface TraceCollector {
  /** To be given as `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly endpoint: string;
  readonly spans: readonly CollectedSpan[];
  /** All that was sent, to look for what must not be in it. */
  readonly received: readonly string[];
  /** The values of a header of all calls. */
  header(name: string): readonly (string | undefined)[];
  close(): Promise<void>;
}

/** Starts a collector of OpenTelemetry that reads OTLP over HTTP in JSON. It refuses anything else. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const received: string[] = [];
  const headers: NodeJS.Dict<string | string[]>[] = [];
  const server = createServer(async (request, response) => {
    const isExport = request.method === 'POST' && request.url === '/v1/traces';
    const body = await text(request);
    const read = Export.safeParse(isExport ? parse(body) : undefined);
    response.writeHead(read.success ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
    if (!read.success) return;
    headers.push(request.headers);
    received.push(body);
    for (const { resource, scopeSpans } of read.data.resourceSpans)
      for (const scope of scopeSpans)
        spans.push(...scope.spans.map((span) => ({ ...span, resource: resource.attributes })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    received,
    header: (name) => headers.map((each) => String(each[name])),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
