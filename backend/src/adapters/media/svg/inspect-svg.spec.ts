import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Opened, openForTest } from '../fixtures/opened.fixture.ts';
import { svg } from '../fixtures/svg.fixture.ts';

describe('inspecting an SVG', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openForTest();
  });
  afterAll(() => opened.dispose());

  const inspect = (text: string) => opened.inspect('drawing', 'image/svg+xml', text);
  async function cleaned(text: string): Promise<string> {
    expect(await inspect(text)).toMatchObject({ kind: 'image' });
    return String(await opened.read('drawing'));
  }

  it('returns the facts of the drawing', async () => {
    const facts = await inspect(svg('<rect width="120" height="60" fill="#ff0000"/>'));
    expect(facts).toMatchObject({ kind: 'image', contentType: 'image/svg+xml', width: 120, height: 60 });
    expect(facts).toMatchObject({ colour: '#f80808', size: (await opened.read('drawing')).length });
  });

  it('refuses other XML, pages and text', async () => {
    expect(await inspect('<?xml version="1.0"?><rss/>')).toEqual({ reason: 'type' });
    expect(await inspect('<html xmlns="http://www.w3.org/1999/xhtml"/>')).toEqual({ reason: 'type' });
    expect(await inspect('hello')).toEqual({ reason: 'broken' });
  });

  it('refuses a drawing of 100 million pixels', async () => {
    const large = svg('', 'width="10000" height="10000"');
    expect(await inspect(large)).toEqual({ reason: 'too_many_pixels' });
  });

  it('loads nothing while it draws', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer((req, res) => {
      asked.push(req.url);
      res.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening on a port');
    await cleaned(svg(`<image href="http://127.0.0.1:${address.port}/a.png" width="9" height="9"/>`));
    expect(asked).toEqual([]);
    server.close();
  });
});
