import { describe, expect, it } from 'vitest';
import { openS3AsItIs } from '../../adapters/s3/object-storage.ts';
import type { S3Options } from '../../adapters/s3/options.ts';
import { fileOrigins } from './file-origins.ts';

async function originsOf(options: Partial<S3Options>): Promise<readonly string[]> {
  const s3 = { bucket: 'files', accessKeyId: 'id', secretAccessKey: 'key', ...options };
  const files = openS3AsItIs(s3);
  const origins = await fileOrigins({ s3 }, { files });
  await files.close();
  return origins;
}

describe('the origins that browsers load files from', () => {
  it('are the bucket at Amazon', async () => {
    expect(await originsOf({})).toEqual(['https://files.s3.us-east-1.amazonaws.com']);
    expect(await originsOf({ region: 'eu-west-1' })).toEqual(['https://files.s3.eu-west-1.amazonaws.com']);
  });

  it('are the region where the bucket has no certificate of its own', async () => {
    expect(await originsOf({ bucket: 'my.files' })).toEqual(['https://s3.us-east-1.amazonaws.com']);
  });

  it('are another server, by its address for browsers', async () => {
    const endpoint = 'http://s3:7070';
    expect(await originsOf({ endpoint })).toEqual(['http://s3:7070']);
    expect(await originsOf({ endpoint, uploadEndpoint: 'https://files.example' })).toEqual([
      'https://files.example',
    ]);
  });

  it('are none for files on disk, which have the origin of the product', async () => {
    const presignPut = () => Promise.resolve('http://localhost:3000/files/any?signature=x');
    expect(await fileOrigins({ s3: undefined }, { files: { presignPut } })).toEqual([]);
  });
});
