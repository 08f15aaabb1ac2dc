import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { EngineMisconfigured, EngineUnavailable } from '../../ports/errors.ts';
import { openS3ObjectStorage } from './object-storage.ts';
import type { S3Options } from './options.ts';

/** Starts a server with this listener. */
async function serving(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return `http://127.0.0.1:${address.port}`;
}
let stop = async () => {};

const open = (endpoint: string, more: Partial<S3Options> = {}) =>
  openS3ObjectStorage({ bucket: 'files', endpoint, accessKeyId: 'key', secretAccessKey: 'secret', ...more });

const answer =
  (status: number, code: string, message = 'no'): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
  };

describe('S3 errors', () => {
  afterEach(() => stop());

  it.each([
    [503, 'SlowDown'],
    [500, 'InternalError'],
    [429, 'TooManyRequests'],
  ])('%s %s means that the server is away', async (status, code) => {
    await expect(open(await serving(answer(status, code)))).rejects.toThrow(EngineUnavailable);
  });

  it('a broken connection means that the server is away', async () => {
    const endpoint = await serving((request) => request.socket.destroy());
    await expect(open(endpoint)).rejects.toThrow(EngineUnavailable);
  });

  it.each([
    [403, 'AccessDenied', "s3: bucket files can't be used: access is denied"],
    [403, 'InvalidAccessKeyId', "s3: bucket files can't be used: the access key id is unknown"],
    [403, 'SignatureDoesNotMatch', "s3: bucket files can't be used: the secret access key is wrong"],
    [301, 'PermanentRedirect', "s3: bucket files can't be used: the bucket lies in another region"],
    [400, 'AnotherReason', "s3: bucket files can't be used: no"],
  ])('%s %s means a wrong setting', async (status, code, message) => {
    const failure = open(await serving(answer(status, code)));
    await expect(failure).rejects.toThrow(EngineMisconfigured);
    await expect(failure).rejects.toThrow(message);
  });

  it('a missing bucket that may not be created means a wrong setting', async () => {
    const endpoint = await serving((request, response) => {
      const given = request.method === 'GET' ? answer(404, 'NoSuchBucket') : answer(403, 'AccessDenied');
      given(request, response);
    });
    await expect(open(endpoint)).rejects.toThrow(
      "s3: bucket files is missing and can't be created: access is denied",
    );
  });

  it('CORS rules that may not be set mean a wrong setting, unless the server has no rules', async () => {
    const refusing = (status: number, code: string) =>
      serving((request, response) => {
        if (request.url?.includes('policy')) answer(404, 'NoSuchBucketPolicy')(request, response);
        else if (request.method === 'PUT') answer(status, code)(request, response);
        else response.writeHead(200).end('<ListBucketResult/>');
      });
    const corsOrigins = ['https://app.example'];
    await expect(open(await refusing(403, 'AccessDenied'), { corsOrigins })).rejects.toThrow(
      "s3: the CORS rules of bucket files can't be set: access is denied",
    );
    await stop();
    await (await open(await refusing(501, 'NotImplemented'), { corsOrigins })).close();
  });

  it('a policy that may not be read or changed means a wrong setting, unless the server has none', async () => {
    const statement = { Sid: 'AnyoneMayRead', Effect: 'Allow' };
    const serve = (policy: RequestListener) =>
      serving((request, response) => {
        if (!request.url?.includes('policy')) response.writeHead(200).end('<ListBucketResult/>');
        else if (request.method === 'GET') policy(request, response);
        else answer(403, 'AccessDenied')(request, response);
      });
    await expect(open(await serve(answer(403, 'AccessDenied')))).rejects.toThrow(
      "s3: the policy of bucket files can't be read: access is denied",
    );
    await stop();
    for (const Statement of [[statement], statement]) {
      const opened = await serve((_request, response) => response.end(JSON.stringify({ Statement })));
      await expect(open(opened)).rejects.toThrow(
        "s3: bucket files can't be closed for reading: access is denied",
      );
      await stop();
    }
    const named = JSON.stringify({ Statement: { Sid: 'NotAnyoneMayRead' } });
    const without = [
      answer(501, 'NotImplemented'),
      answer(405, 'MethodNotAllowed'),
      (_: unknown, response: Parameters<RequestListener>[1]) => response.end(named),
    ];
    for (const policy of without) {
      await (await open(await serve(policy))).close();
      await stop();
    }
    await serving(answer(404, 'NoSuchBucket'));
  });

  it('half of the credentials means a wrong setting', async () => {
    await expect(openS3ObjectStorage({ bucket: 'files', accessKeyId: 'key' })).rejects.toThrow(
      's3: the access key id and the secret access key are given together, or neither',
    );
  });
});
