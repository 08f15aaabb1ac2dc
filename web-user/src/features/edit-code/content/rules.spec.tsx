import { ROUTES } from '@qlaim/backend/contract';
import { REFUSED_CONTENT, REFUSED_FILES } from '@qlaim/backend/contract/rules';
import { stallRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill } from '@qlaim/web-kit/testing/forms';
import { expectSaidInPlace, expectToastedOnce } from '@qlaim/web-kit/testing/said-once';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { choose, entryOf, fileOf, openTab, pressSave } from '../../../testing/editor.ts';

const TABS: Record<string, string> = { memories: 'Create Page', pdf: 'PDF', image: 'Images/Videos' };

/** The labels of the fields, by their paths in the body. */
const LABELS: Record<string, string> = {
  'memories.title': 'Name on the page',
  'memories.freeText': 'Words',
  'memories.imageText': 'About the pictures',
  'memories.videoUrl': 'Link to a video',
  'memories.videoDescription': 'About the videos',
  'memories.pdfTitle': 'Heading of the documents',
  'memories.password': 'Secure code',
  link: 'Or the link of a PDF elsewhere',
};

/** Types the texts of a body, and checks the protect box where it asks for it. */
function type(part: object, path = ''): void {
  for (const [name, value] of Object.entries(part)) {
    const label = LABELS[path + name];
    if (value === true) fireEvent.click(screen.getByLabelText('Protect this page with a secure code'));
    else if (typeof value === 'object') type(value, `${path}${name}.`);
    else if (label !== undefined) fill({ [label]: value });
  }
}

describe('the form', () => {
  it.each(REFUSED_CONTENT)('refuses $what: $message', async ({ body, path, message }) => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab(TABS[body.type] ?? '');
    await screen.findByText(/used$/);
    type(body);
    pressSave();
    const typed = 'link' in body || path !== 'link';
    const label = typed ? LABELS[path] : undefined;
    if (label === undefined) await screen.findByText(message);
    else await waitFor(() => expect(errorOf(label)).toBe(message));
    expect(saved).toEqual([]);
  });
});

const ZONES = {
  pageImage: ['Create Page', 'Choose pictures'],
  pageVideo: ['Create Page', 'Choose videos'],
  pagePdf: ['Create Page', 'Choose documents'],
  pageRecording: ['Create Page', 'Choose recordings'],
  pdf: ['PDF', 'Choose PDFs'],
  gallery: ['Images/Videos', 'Choose images or videos'],
} as const;

describe('a drop zone of the form', () => {
  it.each(REFUSED_FILES)(
    'for $zone refuses $file.name ($file.type) of $file.size bytes',
    async ({ zone, file: { name, type, size }, message }) => {
      const [tab, button] = ZONES[zone];
      await openTab(tab);
      await choose(button, fileOf(name, type, size));
      const entry = await entryOf(name);
      await expectToastedOnce(message);
      within(entry).getByText(message);
      await expectSaidInPlace(message);
    },
  );
});
