import { describe, expect, it } from 'vitest';
import { bucketUrl } from './addresses.ts';

describe('the address of a bucket', () => {
  it('is a host at Amazon', () => {
    expect(bucketUrl({ bucket: 'files' })).toBe('https://files.s3.us-east-1.amazonaws.com');
    expect(bucketUrl({ bucket: 'files', region: 'eu-west-1' })).toBe(
      'https://files.s3.eu-west-1.amazonaws.com',
    );
  });

  it('is a path where the host would have no certificate', () => {
    expect(bucketUrl({ bucket: 'my.files' })).toBe('https://s3.us-east-1.amazonaws.com/my.files');
  });

  it('is a path at other servers, by their URL for browsers', () => {
    const endpoint = 'http://s3:7070/';
    expect(bucketUrl({ bucket: 'files', endpoint })).toBe('http://s3:7070/files');
    expect(bucketUrl({ bucket: 'files', endpoint, uploadEndpoint: 'https://files.example' })).toBe(
      'https://files.example/files',
    );
  });
});
