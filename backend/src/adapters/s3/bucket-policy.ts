import {
  DeleteBucketPolicyCommand,
  GetBucketPolicyCommand,
  PutBucketPolicyCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { z } from 'zod';
import { isNamed, refusal } from './refusal.ts';

/** The statement with which earlier versions let anyone read the bucket. */
const OPENING = 'AnyoneMayRead';

const STATEMENT = z.looseObject({ Sid: z.string().optional() });
const POLICY = z.looseObject({
  Statement: z.union([z.array(STATEMENT), STATEMENT.transform((only) => [only])]),
});

/** Removes the statement with which an earlier version opened the bucket. Other statements stay. */
export async function closeBucket(client: S3Client, bucket: string): Promise<void> {
  const text = await policyOf(client, bucket);
  if (!text?.includes(OPENING)) return;
  const policy = POLICY.parse(JSON.parse(text));
  const others = policy.Statement.filter(({ Sid }) => Sid !== OPENING);
  if (others.length === policy.Statement.length) return;
  const Policy = JSON.stringify({ ...policy, Statement: others });
  const change =
    others.length > 0
      ? client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy }))
      : client.send(new DeleteBucketPolicyCommand({ Bucket: bucket }));
  await change.catch((error: unknown) => {
    throw refusal(error, `bucket ${bucket} can't be closed for reading`);
  });
}

async function policyOf(client: S3Client, bucket: string): Promise<string | undefined> {
  try {
    return (await client.send(new GetBucketPolicyCommand({ Bucket: bucket }))).Policy;
  } catch (error) {
    // A server without policies was never opened by one.
    if (isNamed(error, 'NoSuchBucketPolicy', 'NotImplemented', 'MethodNotAllowed')) return undefined;
    throw refusal(error, `the policy of bucket ${bucket} can't be read`);
  }
}
