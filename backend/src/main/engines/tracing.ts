import type { Logger } from 'pino';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import { versionOfProduct } from '../product-version.ts';
import type { Config } from '../settings/config.ts';

/** Opens tracing where a collector is configured. Nothing of OpenTelemetry is loaded otherwise. `holder` names this process. */
export async function openTracingOf(
  { tracing, role }: Pick<Config, 'tracing' | 'role'>,
  holder: string,
  logger: Logger,
): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { openTracing } = await import('../../adapters/opentelemetry/tracing.ts');
  const resource = {
    'service.name': 'qlaim',
    'service.version': await versionOfProduct(),
    'service.instance.id': holder,
    'qlaim.role': role,
  };
  return openTracing({ ...tracing, resource, logger });
}
