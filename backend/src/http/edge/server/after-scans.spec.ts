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
  listener = afterScans(note(served), note(refused), 3);
});

/** Sends a request. Returns its socket. */
function send(url: string): Socket {
  const socket = new Socket();
  const request = Object.assign(new IncomingMessage(socket), { url });
  listener(request, new ServerResponse(request));
  return socket;
}

describe('requests that are no scans', () => {
  it('begin one in each turn of the event loop, in their order', async () => {
    for (const url of ['/a', '/b', '/c']) send(url);
    expect(served).toEqual([]);
    await turn();
    expect(served).toEqual(['/a']);
    send('/d');
    for (let turns = 0; turns < 3; turns += 1) await turn();
    expect(served).toEqual(['/a', '/b', '/c', '/d']);
    send('/e');
    await turn();
    expect(served.at(-1)).toBe('/e');
  });

  it('are refused beyond the room, and take no place of later ones', async () => {
    for (const url of ['/a', '/b', '/c', '/d']) send(url);
    expect(refused).toEqual(['/d']);
    await turn();
    send('/e');
    for (let turns = 0; turns < 3; turns += 1) await turn();
    expect(served).toEqual(['/a', '/b', '/c', '/e']);
  });

  it('cost no turn where their visitor has left', async () => {
    for (const url of ['/a', '/b']) send(url).destroy();
    send('/c');
    await turn();
    expect(served).toEqual(['/c']);
    send('/d').destroy();
    await turn();
    send('/e');
    await turn();
    expect(served).toEqual(['/c', '/e']);
  });
});
