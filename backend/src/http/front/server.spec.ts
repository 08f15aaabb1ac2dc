import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { plainSite } from '../../testing/mails/sites.ts';
import { frontOf } from './server.ts';

it('begins one request a turn once a scan has come, and several before', async () => {
  const served: string[] = [];
  const front = frontOf(
    { scans: ({ url }) => url === '/SCANNED', pages: () => false, files: () => false },
    ({ url }) => void served.push(url ?? ''),
    () => plainSite(),
  );
  const send = (...urls: readonly string[]) => {
    for (const url of urls) {
      const request = Object.assign(new IncomingMessage(new Socket()), { url });
      front(request, new ServerResponse(request));
    }
  };
  send('/a', '/b', '/c');
  await turn();
  expect(served).toEqual(['/a', '/b', '/c']);
  send('/SCANNED', '/d', '/e');
  await turn();
  expect(served).not.toContain('/e');
  await expect.poll(() => served).toEqual(['/a', '/b', '/c', '/d', '/e']);
});
