import { KIT_ENGLISH } from '@qlaim/backend/texts/kit';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Count } from './data/Count.tsx';
import { CreatedDate } from './data/CreatedDate.tsx';
import { RelativeTime } from './data/RelativeTime.tsx';
import { formatBytesIn } from './format-bytes.ts';
import { KitProvider } from './kit-context.tsx';
import { Page } from './layout/Page.tsx';

const GERMAN = { ...KIT_ENGLISH, skip: 'Zum Inhalt springen', justNow: 'gerade eben' };

it('gives the components of the kit words, numbers and dates of another language', () => {
  render(
    <KitProvider locale="de" words={GERMAN}>
      <Page>
        <Count value={1204} one="Scan" many="Scans" />
        <CreatedDate date="2026-11-20T12:00:00" />
        <RelativeTime date={Date.now()} />
        <RelativeTime date={Date.now() - 3 * 60_000} />
      </Page>
    </KitProvider>,
  );
  for (const text of ['Zum Inhalt springen', '1.204 Scans', '20.11.26', 'gerade eben', 'vor 3 Minuten'])
    screen.getByText(text);
});

it('writes sizes as a language does', () => {
  expect(formatBytesIn('de', 2.4 * 1024 ** 2)).toBe('2,4 MB');
  expect(formatBytesIn('fr', 2 * 1024 ** 3)).toMatch(/^2,0\sGo$/);
  expect(formatBytesIn('ar-u-nu-latn', 512)).toContain('512');
});
