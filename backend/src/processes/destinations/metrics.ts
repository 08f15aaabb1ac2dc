import { Gauge } from 'prom-client';
import type { MetricsRegistry } from '../../ports/telemetry/metrics-registry.ts';
import type { RefreshedLists } from '../../ports/threats/standing.ts';

/** Shows how the lists of threats of this process stand. Their names, units and meanings: docs/operations.md. */
export function watchThreats(registry: MetricsRegistry, lists: Pick<RefreshedLists, 'standing'>): void {
  const registers = [registry];
  new Gauge({
    name: 'qlaim_destination_list_entries',
    help: 'Entries of this list of threats',
    labelNames: ['list'],
    registers,
    collect() {
      this.reset();
      for (const { name, entries } of lists.standing()) this.set({ list: name }, entries);
    },
  });
  new Gauge({
    name: 'qlaim_destination_list_age_seconds',
    help: 'How long ago this list of threats was known to be the newest; +Inf where it never was since the start',
    labelNames: ['list'],
    registers,
    collect() {
      this.reset();
      for (const { name, checkedAt } of lists.standing()) {
        const age =
          checkedAt === null ? Number.POSITIVE_INFINITY : (Date.now() - Date.parse(checkedAt)) / 1000;
        this.set({ list: name }, age);
      }
    },
  });
}
