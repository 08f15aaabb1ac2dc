import { HeadBucketCommand } from '@aws-sdk/client-s3';
import { z } from 'zod';
import { createClient } from './client.ts';
import { withPortErrors } from './errors.ts';
import type { S3Options } from './options.ts';

const Answered = z.looseObject({ headers: z.looseObject({ server: z.string().optional() }) });

/** Returns what a server calls itself: 'AmazonS3', 'MinIO'. S3 has no call for a version. Undefined where it does not say. */
export async function askServerName(options: S3Options): Promise<string | undefined> {
  const client = createClient(options);
  const command = new HeadBucketCommand({ Bucket: options.bucket });
  let name: string | undefined;
  command.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      name = Answered.safeParse(result.response).data?.headers.server;
      return result;
    },
    { step: 'deserialize', priority: 'low' },
  );
  try {
    await withPortErrors(client.send(command));
    return name;
  } finally {
    client.destroy();
  }
}
