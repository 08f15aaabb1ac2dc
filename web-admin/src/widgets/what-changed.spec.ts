import type { CodeContents } from '@qlaim/backend/contract/console';
import { WHAT_CHANGED } from '@qlaim/backend/texts/console/what-changed';
import { aPage } from '@qlaim/web-kit/testing';
import { describe, expect, it } from 'vitest';
import { whatChanged as whatChangedIn } from './what-changed.ts';

const { texts: words } = await WHAT_CHANGED.first('en');
const whatChanged = (after: CodeContents, before: CodeContents | undefined) =>
  whatChangedIn(after, before, words);
const link = (to: string) => ({ infoType: 'link' as const, link: `https://example.com/${to}` });
const version = (name: string | null, to?: string, available = true) => ({
  name,
  storedInfo: to === undefined ? null : link(to),
  available,
});
const page = (over: Parameters<typeof aPage>[0]) => ({ ...version('Blue'), storedInfo: aPage(over) });

describe('what a change replaced', () => {
  it('is the name, the destination, or both', () => {
    expect(whatChanged(version('Red', 'a'), version('Blue', 'a'))).toEqual([
      { what: 'Name', from: 'Blue', to: 'Red' },
    ]);
    expect(whatChanged(version('Blue', 'b'), version('Blue', 'a'))).toEqual([
      { what: 'Link', from: 'https://example.com/a', to: 'https://example.com/b' },
    ]);
    expect(whatChanged(version(null), version('Blue', 'a'))).toEqual([
      { what: 'Name', from: 'Blue', to: 'None' },
      { what: 'Leads to', from: 'Opens example.com/a', to: 'Nothing' },
    ]);
  });

  it('is told field by field for a page, and shortened where a text is long', () => {
    const before = page({ title: 'Rosa', freeText: 'By the lake' });
    expect(
      whatChanged(page({ title: 'Rosa', freeText: 'a'.repeat(500), pdfTitle: 'Letters' }), before),
    ).toEqual([
      { what: 'Text', from: 'By the lake', to: `${'a'.repeat(120)} …` },
      { what: 'PDF title', from: 'None', to: 'Letters' },
    ]);
  });

  it('is one line for another type', () => {
    const gallery = {
      ...version('Blue'),
      storedInfo: { infoType: 'image' as const, imageVideos: [], files: [] },
    };
    expect(whatChanged(gallery, version('Blue', 'a'))).toEqual([
      { what: 'Leads to', from: 'Opens example.com/a', to: 'Shows images and videos' },
    ]);
  });

  it('is nothing for a switch, and where one version is not known', () => {
    expect(whatChanged(version('Blue', 'a'), version('Blue', 'a'))).toEqual([]);
    expect(whatChanged(version('Blue', 'a'), undefined)).toEqual([]);
    expect(whatChanged(version('Blue', 'a'), version('Red', 'a', false))).toEqual([]);
    expect(whatChanged(version('Blue', 'a', false), version('Red', 'a'))).toEqual([]);
  });
});
