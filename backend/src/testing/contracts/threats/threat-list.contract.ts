import { describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../../ports/errors.ts';
import type { Threat, ThreatList } from '../../../ports/threats/threat-list.ts';

export interface ThreatListUnderTest {
  readonly list: ThreatList;
  /** Makes the list give no answer, as before it was ever read. */
  readonly away: ThreatList;
  close(): Promise<void>;
}

/** Opens a list that has these addresses: a page, a host with all below it, and a folder. */
export type OpenThreatList = (addresses: readonly string[]) => Promise<ThreatListUnderTest>;

const LISTED = ['http://a.example/Page?q=1', 'evil.example/', 'https://c.example/folder/'];

/** What every list of threats promises. */
export function threatListContract(name: string, open: OpenThreatList, threat: Threat): void {
  describe(name, () => {
    const find = async (...urls: readonly string[]) => {
      const { list, close } = await open(LISTED);
      try {
        return [...(await list.find(urls))];
      } finally {
        await close();
      }
    };
    const same = (...urls: readonly string[]) => urls.map((url) => [url, threat]);

    it('finds what it has, as it was asked', async () =>
      expect(await find('https://a.example/Page?q=1', 'https://b.example/')).toEqual(
        same('https://a.example/Page?q=1'),
      ));
    it('finds an address however it is written', async () => {
      const urls = ['https://ada@A.Example:8443/./%50age?q=1#part', 'https://EVIL.example.'];
      expect(await find(...urls)).toEqual(same(...urls));
    });
    it('finds what lies below a host or a folder that it has', async () => {
      const urls = ['https://www.evil.example/a/b', 'https://c.example/folder/x/y?z'];
      expect(await find(...urls)).toEqual(same(...urls));
    });
    it.each([
      'https://a.example/Page',
      'https://a.example/page?q=1',
      'https://notevil.example/',
      'https://c.example/',
      'https://c.example/folder',
      'nowhere',
    ])('has no %s', async (url) => expect(await find(url)).toEqual([]));
    it('finds nothing in nothing', async () => expect(await find()).toEqual([]));
    it('says where it gives no answer', async () => {
      const { away, close } = await open(LISTED);
      await expect(away.find(['https://a.example/'])).rejects.toThrow(EngineUnavailable);
      await close();
    });
  });
}
