import { join } from 'node:path';
import type { Logger } from 'pino';
import { openDiskObjectStorage } from '../../adapters/disk/object-storage.ts';
import { systemClock } from '../../adapters/system/clock.ts';
import { safeHeaders } from '../../http/edge/headers/safe-headers.ts';
import type { FrontHandler } from '../../http/edge/server/front-handler.ts';
import { failuresOf } from '../../ports/failure-log.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import type { Config } from '../settings/config.ts';
import { originAt } from '../settings/origin-at.ts';
import type { Startup } from '../startup.ts';

export interface Files {
  readonly files: ObjectStorage;
  /** Serves the files of this machine's disk at presigned URLs. */
  readonly front: FrontHandler;
}

interface Opening {
  readonly secret: Uint8Array;
  readonly logger: Logger;
  readonly startup: Startup;
  /** Whether the bucket is created and configured. */
  readonly prepares: boolean;
}

/** Opens S3 if a bucket is configured, else a folder that this process serves at presigned URLs. */
export async function openFiles(
  config: Config,
  url: string,
  { secret, logger, startup, prepares }: Opening,
): Promise<Files> {
  const { s3, s3Cors, dataDir, appOrigins, tls, proxiedDomains } = config;
  if (s3) {
    const { openS3AsItIs, openS3ObjectStorage } = await import('../../adapters/s3/object-storage.ts');
    const own = [...(tls?.domains ?? []), ...proxiedDomains].map((domain) => originAt(url, domain));
    const corsOrigins = s3Cors ? [...new Set([new URL(url).origin, ...own, ...appOrigins])] : undefined;
    const files = prepares
      ? await startup.reach(() => openS3ObjectStorage({ ...s3, corsOrigins }))
      : openS3AsItIs(s3);
    return { files, front: () => false };
  }
  const folder = join(dataDir, 'files');
  const files = await openDiskObjectStorage({ folder, baseUrl: url, secret, clock: systemClock });
  const safe = new Map(Object.entries(safeHeaders(url)));
  const front: FrontHandler = (request, response) => {
    if (!files.isFileRequest(request)) return false;
    response.setHeaders(safe);
    files
      .handleFileRequest(request, response)
      .catch((error: unknown) => failuresOf(logger).report(error, 'a file could not be served'));
    return true;
  };
  return { files, front };
}
