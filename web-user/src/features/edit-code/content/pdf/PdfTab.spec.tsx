import { ROUTES } from '@qlaim/backend/contract';
import { stallRoute } from '@qlaim/web-kit/testing/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { choose, entryOf, listed, openTab, pressSave, stored } from '../../../../testing/editor.ts';
import { runningUploads } from '../../files/running-uploads.ts';

beforeEach(() => {
  localStorage.clear();
  return () => runningUploads.stop();
});

const file = (name: string) => new File(['bytes'], name);
const pdfs = (...names: string[]) => ({
  infoType: 'pdf' as const,
  pdf: stored(names[0] ?? '').url,
  pdfs: names.map((name) => stored(name).url),
  files: names.map(stored),
});

describe('the tab PDF', () => {
  it('opens the file that is chosen to be first', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab('PDF', pdfs('one.pdf', 'two.pdf'));
    within(await entryOf('one.pdf')).getByText('A scan opens this one');
    fireEvent.click(within(await entryOf('two.pdf')).getByText('Open this one'));
    expect(listed()).toEqual(['two.pdf', 'one.pdf']);
    pressSave();
    await waitFor(() =>
      expect(saved[0]?.body).toMatchObject({ pdfs: [stored('two.pdf').url, stored('one.pdf').url] }),
    );
  });

  it('refuses an eleventh file', async () => {
    const names = Array.from({ length: 10 }, (_none, place) => `${place}.pdf`);
    await openTab('PDF', pdfs(...names));
    await entryOf('0.pdf');
    await choose('Choose PDFs', file('more.pdf'));
    await entryOf('more.pdf');
    await screen.findByText('Too many files');
  });
});
