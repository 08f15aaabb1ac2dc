import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterScans } from './after-scans.ts';

const served: string[] = [];
const refused: string[] = [];
const note =
  (to: string[]): RequestListener =>
  (request) =>
    void to.push(request.url ?? '');
let listener: RequestListener;
beforeEach(() => {
  for (const list of [served, refused]) list.splice(0);
  listener = afterScans(note(served), note(refused), () => true, 3);
});

/** Sends a request. Returns its socket. */
function send(url: string): Socket {
  const socket = new Socket();
  const request = Object.assign(new IncomingMessage(socket), { url });
  listener(request, new ServerResponse(request));
  return socket;
}

describe('requests that are no scans', () => {
  it('begin after the turn that they came in, in their order', async () => {
    for (const url of ['/a', '/b', '/c']) send(url);
    expect(served).toEqual([]);
    await expect.poll(() => served).toEqual(['/a', '/b', '/c']);
    send('/d');
    await expect.poll(() => served.at(-1)).toBe('/d');
  });

  it('are refused beyond the room, and take no place of later ones', async () => {
    for (const url of ['/a', '/b', '/c', '/d']) send(url);
    expect(refused).toEqual(['/d']);
    await turn();
    send('/e');
    await expect.poll(() => served).toEqual(['/a', '/b', '/c', '/e']);
  });

  it('cost no turn where their visitor has left', async () => {
    for (const url of ['/a', '/b']) send(url).destroy();
    send('/c');
    await turn();
    expect(served).toEqual(['/c']);
    send('/d').destroy();
    await expect.poll(() => send('/e') && served.at(-1)).toBe('/e');
    expect(served).not.toContain('/d');
  });
});
