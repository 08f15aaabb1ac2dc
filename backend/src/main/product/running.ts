import type { Logger } from 'pino';
import type { EnsuredAdmin } from '../../commands/accounts/ensure-admin.ts';
import type { MetricsRegistry } from '../../ports/telemetry/metrics-registry.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import type { Config } from '../settings/config.ts';
import type { Startup } from '../startup.ts';
import type { Gates } from './gates.ts';

/** A running product, or the part of it that the role names. */
export interface Product {
  readonly url: string;
  /** The address of this process on this machine. */
  readonly healthUrl: string;
  /** Undefined for a process without an api. */
  readonly firstAdmin: EnsuredAdmin | undefined;
  /** Finishes the accepted requests, then closes everything. */
  stop(): Promise<void>;
}

/** What every role starts with, before it opens an engine. */
export interface StartParts {
  readonly config: Config;
  readonly url: string;
  readonly gates: Gates;
  readonly logger: Logger;
  readonly startup: Startup;
  readonly metrics: MetricsRegistry;
  readonly tracing: Tracing | undefined;
  /** Names this process among all others. */
  readonly holder: string;
}
