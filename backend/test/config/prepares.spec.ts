import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runProgramIn } from '../support/server.ts';
import { dataFolder } from './folder.ts';
import { RunningProgram } from './running-program.ts';

/** No process listens on this port. */
const CLOSED = '127.0.0.1:1';

/** What a start writes into the bucket, to know it again: no rule, and nothing that a program beside it asks for. */
const MARK = '/files/installation';
let mark: string | undefined;

const NO_POLICY = '<Error><Code>NoSuchBucketPolicy</Code></Error>';

let server: Server;
let requests: string[];
beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      if (request.url?.startsWith(MARK)) return serveMark(request, response, body);
      requests.push(`${request.method} ${request.url} ${body}`);
      if (request.url?.includes('policy')) response.writeHead(404).end(NO_POLICY);
      else response.writeHead(200, { 'content-type': 'application/xml' }).end('<ListBucketResult/>');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.closeAllConnections());
afterEach(() => server.close());

function serveMark({ method }: IncomingMessage, response: ServerResponse, body: string): void {
  if (method === 'PUT') {
    mark = body;
    response.writeHead(200, { etag: '"mark"' }).end();
  } else if (mark === undefined) response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  else response.writeHead(200, { etag: '"mark"', 'content-length': mark.length }).end(mark);
}

function bucket(): Record<string, string> {
  const address = server.address();
  return {
    S3_BUCKET: 'files',
    S3_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  };
}
const writes = () => requests.filter((request) => !/^(GET|HEAD) /.test(request));

describe('preparing the bucket and the topic', () => {
  const DATA_DIR = dataFolder();

  it.each(['rebuild', 'audit'] as const)('is skipped by %s, which runs without them', async (program) => {
    const settings = { S3_CORS: 'true', KAFKA_BROKERS: CLOSED };
    const env = { DATA_DIR, ...bucket(), ...settings };

    const { code, output } = await runProgramIn(env, program);

    expect(output).not.toContain('waiting');
    expect(code).toBe(0);
    expect(writes()).toEqual([]);
  });

  const start = async (settings: Readonly<Record<string, string>>) => {
    const program = await RunningProgram.start({ DATA_DIR, ...bucket(), ...settings });
    await program.waitForResponse('/readyz', (_text, status) => status === 200);
    program.signal('SIGTERM');
    expect(await program.ended()).toMatchObject({ code: 0 });
  };

  it('is skipped for the bucket by a projector', async () => {
    await start({ QLAIM_ROLE: 'projector', S3_CORS: 'true' });

    // It looks for files to clean.
    const others = requests.filter(
      (request) => !request.startsWith('GET /files/?list-type=2&prefix=codes%2F'),
    );
    expect(others).toEqual([]);
  });

  it('keeps the rules of the bucket unless the settings of an api say otherwise', async () => {
    await start({ QLAIM_ROLE: 'api' });

    expect(requests).not.toEqual([]);
    expect(writes()).toEqual([]);
  });

  it('lets pages of the product upload to the bucket when an api has S3_CORS', async () => {
    const origins = { PUBLIC_URL: 'https://qr.example', APP_ORIGINS: 'https://app.example' };
    await start({ QLAIM_ROLE: 'api', S3_CORS: 'true', ...origins });

    const [rules, ...others] = writes();
    expect(others).toEqual([]);
    expect(rules).toMatch(/^PUT \/files\/?\?cors=? /);
    expect(rules).toContain('<AllowedOrigin>https://qr.example</AllowedOrigin>');
    expect(rules).toContain('<AllowedOrigin>https://app.example</AllowedOrigin>');
  });
});
