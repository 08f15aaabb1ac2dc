import { describe, expect, it } from 'vitest';
import { addressesIn } from './addresses-in.ts';

/** Reads a text in chunks of a few bytes, so that each address and each character is cut somewhere. */
async function read(text: string, size = 7) {
  const bytes = Buffer.from(text);
  const chunks = async function* () {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  };
  const addresses: string[] = [];
  let unreadable = 0;
  for await (const piece of addressesIn(chunks())) {
    addresses.push(...piece.addresses);
    unreadable += piece.unreadable;
  }
  return { addresses, unreadable };
}

describe('a feed', () => {
  it('has an address or a host a line', async () =>
    expect(
      await read(
        '# URLhaus\r\nhttp://1.2.3.4:81/a,b\r\n\r\nevil.example\nbücher.example/Ä\n! end\nhttps://c.example',
      ),
    ).toEqual({
      addresses: ['http://1.2.3.4:81/a,b', 'evil.example', 'bücher.example/Ä', 'https://c.example'],
      unreadable: 0,
    }));

  it('is a file of hosts', async () =>
    expect(await read('127.0.0.1\tlocalhost\n127.0.0.1\tevil.example\n0.0.0.0 b.example # b\n')).toEqual({
      addresses: ['evil.example', 'b.example'],
      unreadable: 1,
    }));

  it('is CSV as of URLhaus', async () =>
    expect(
      await read(
        '# id,dateadded,url,url_status\n"3","2026-11-27 10:00:00","http://a.example/x,y","online","malware_download"\n',
      ),
    ).toEqual({ addresses: ['http://a.example/x,y'], unreadable: 0 }));

  it('is CSV as of PhishTank', async () =>
    expect(
      await read(
        'phish_id,url,phish_detail_url,verified\n8,http://a.example/?q=1,http://www.phishtank.com/8,yes\n9,"http://b.example/""c"",d",http://www.phishtank.com/9,yes',
      ),
    ).toEqual({ addresses: ['http://a.example/?q=1', 'http://b.example/"c",d'], unreadable: 1 }));

  it('is JSON as of PhishTank, in one line', async () =>
    expect(
      await read(
        JSON.stringify([
          { phish_id: '8', url: 'http://a.example/"', phish_detail_url: 'http://www.phishtank.com/8' },
          { phish_id: '9', url: 'https://b.example/ä', details: [{ ip_address: '1.2.3.4' }] },
        ]).replaceAll('/', '\\/'),
      ),
    ).toEqual({ addresses: ['http://a.example/"', 'https://b.example/ä'], unreadable: 0 }));

  it('is no page', async () =>
    expect(await read('<!doctype html>\n<p>Not found.</p>\n')).toEqual({ addresses: [], unreadable: 2 }));

  it('is empty', async () => expect(await read('')).toEqual({ addresses: [], unreadable: 0 }));

  it('has no line without an end', async () =>
    expect((await read(`${'x.'.repeat(20_000)}\nevil.example\n`, 4096)).addresses).toEqual(['evil.example']));
});
