import type { OpenMetricsContentType, PrometheusContentType, Registry } from 'prom-client';

/** The figures of a process, in Prometheus's own format, or in OpenMetrics, which alone has exemplars. */
export type MetricsRegistry = Registry<PrometheusContentType> | Registry<OpenMetricsContentType>;
