import type { Visit } from '../domain/scans/pack.ts';
import type { Span, TraceParent, Tracing } from '../ports/telemetry/tracing.ts';

/** Knows which visits are traced, from their arrival until their event is written. */
export class TracedScans {
  readonly #tracing: Tracing;
  readonly #traces = new WeakMap<Visit, TraceParent>();

  constructor(tracing: Tracing) {
    this.#tracing = tracing;
  }

  /** To be called while the span of the visit is running. */
  note(visit: Visit): void {
    const trace = this.#tracing.current();
    if (trace !== undefined) this.#traces.set(visit, trace);
  }

  /** Begins the append of an event. It belongs to the first traced visit, and names the others. */
  begin(visits: readonly Visit[]): Span | undefined {
    const traces = visits.flatMap((visit) => this.#traces.get(visit) ?? []);
    const [from, ...links] = traces;
    if (from === undefined) return undefined;
    return this.#tracing.begin('append', {
      kind: 'client',
      from,
      links,
      attributes: { 'qlaim.event.types': 'ScansRecorded', 'qlaim.scans': visits.length },
    });
  }
}
