/**
 * The W3C trace context of a span, as the header `traceparent` has it: `00-<32 digits>-<16 digits>-01`. Both ids are random.
 */
export type TraceParent = string;

/** Returns the id of the whole trace. */
export const traceIdOf = (trace: TraceParent): string => trace.slice(3, 35);

export type Attributes = Readonly<Record<string, string | number>>;

export interface SpanOptions {
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  /** The span that caused this one; the running one when absent, and none where nothing runs. */
  readonly from?: TraceParent | undefined;
  /** Further spans that caused this one. */
  readonly links?: readonly TraceParent[];
  /** Names of kinds, counts and ids of events: never what a person typed, a short code, or an address. */
  readonly attributes?: Attributes;
}

export interface SpanEnd {
  /** The final name, where it was not known at the beginning. */
  readonly name?: string;
  readonly attributes?: Attributes;
  readonly failed?: boolean;
}

/** Work that has begun. */
export interface Span {
  /** Undefined where the trace is not sampled. */
  readonly trace: TraceParent | undefined;
  /** Calls `work`, in which, and in all that it starts, this span is the running one. */
  within<T>(work: () => T): T;
  /** A span that never ends is never handed over. */
  end(end?: SpanEnd): void;
}

/** Says what the product does, and for how long, to a collector. It is absent where nobody collects. */
export interface Tracing {
  /** Returns the running span; undefined outside of any, and where it is not sampled. */
  current(): TraceParent | undefined;
  begin(name: string, options: SpanOptions): Span;
  /** Records a span that has begun at a time, in milliseconds since 1970, and ends now. */
  record(name: string, options: SpanOptions & { readonly began: number }): void;
  /** Hands over what has ended, for some seconds at most. */
  close(): Promise<void>;
}

/** Runs work as a span of the running trace. Without such a trace it only runs the work. */
export async function traced<T>(
  tracing: Tracing | undefined,
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing || (options.from ?? tracing.current()) === undefined) return work();
  const span = tracing.begin(name, options);
  try {
    const result = await span.within(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}
