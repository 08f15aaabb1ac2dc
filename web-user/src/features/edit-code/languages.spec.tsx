import { faultOf, InfoType, ROUTES } from '@qlaim/backend/contract';
import { EDIT, type EditWords } from '@qlaim/backend/texts/owner/edit';
import { refuseRoute } from '@qlaim/web-kit/testing/api';
import { takePuts } from '@qlaim/web-kit/testing/uploads';
import { rememberLanguage } from '@qlaim/web-kit/texts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { choose, fileOf, openTab, pressSave } from '../../testing/editor.ts';
import { speak } from '../../testing/speak.ts';
import { grantUploads } from '../../testing/uploads.ts';

afterEach(() => rememberLanguage('en'));

/** Returns the texts of a catalogue that have no values. */
const textsOf = (words: object): readonly string[] =>
  Object.values(words).flatMap((text: unknown) => {
    if (typeof text === 'string') return [text];
    return typeof text === 'object' && text !== null ? textsOf(text) : [];
  });

/** Returns all texts that the form shows or names to screen readers. */
function shown(): readonly string[] {
  const form = document.querySelector('form.qu-edit');
  if (form === null) throw new Error('There is no form');
  const texts: string[] = [];
  const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  const named = [...form.querySelectorAll('[aria-label], [placeholder]')];
  return [
    ...texts,
    ...named.flatMap((each) => [each.ariaLabel ?? '', each.getAttribute('placeholder') ?? '']),
  ];
}

const LABELS: Readonly<Record<InfoType, (words: EditWords) => readonly string[]>> = {
  link: ({ types }) => [types.link.label],
  phoneNumber: ({ types }) => [types.phone.number, types.phone.country, types.phone.extension],
  memories: ({ page }) => [page.title, page.imageText, page.videoLink, page.protect, page.indexed],
  pdf: ({ types }) => [types.pdf.choose, types.pdf.link],
  image: ({ types }) => [types.gallery.choose],
  smartQR: ({ smart }) => [smart.from, smart.to, smart.zone, smart.defaultUrl, smart.opensAt],
};

describe.each(['de', 'ar'] as const)('in %s', (language) => {
  it.each(InfoType.options)('%s has no English text', async (type) => {
    await speak(language);
    const { texts: words } = await EDIT.first(language);
    await openTab(words.frame.tabs[type], null, {}, words.frame.save);
    for (const label of LABELS[type](words)) expect(screen.getAllByLabelText(label).length).toBe(1);
    const own = new Set(textsOf(words));
    const english = textsOf((await EDIT.first('en')).texts).filter((text) => !own.has(text));
    expect(shown().filter((text) => english.includes(text))).toEqual([]);
  });
});

it('translates what is wrong with an input and with files', async () => {
  await speak('de');
  const { frame, types } = (await EDIT.first('de')).texts;
  await openTab(frame.tabs.link, null, {}, frame.save);
  fireEvent.change(screen.getByLabelText(types.link.label), { target: { value: 'no link' } });
  pressSave(frame.save);
  await screen.findByText('Das ist keine gültige Adresse');
  fireEvent.click(screen.getByRole('tab', { name: frame.tabs.pdf }));
  await choose(types.pdf.choose, fileOf('notes.txt', 'text/plain', 9));
  // A toast says it first, then the list.
  expect((await screen.findAllByText(/^Die Datei muss von dieser Art sein: .*\.pdf/)).length).toBe(1);
  await choose(types.pdf.choose, fileOf('large.pdf', 'application/pdf', 2 ** 40));
  await screen.findAllByText(/^Die Datei ist größer als \d+ MB$/);
});

it.each([
  ['de', /^.fake\.pdf. ist kein PDF\. Entfernen Sie die Datei$/],
  ['ar', /^.fake\.pdf. ليس ملف PDF\. أزل هذا الملف$/],
] as const)('tells in %s what the server found wrong with a file', async (language, told) => {
  grantUploads();
  takePuts();
  const message = faultOf('fake.pdf', 'notPdf');
  refuseRoute(ROUTES.judgeUpload, 'invalid_input', { message, issues: [{ path: 'file', message }] });
  await speak(language);
  const { frame, types, files } = (await EDIT.first(language)).texts;
  await openTab(frame.tabs.pdf, null, {}, frame.save);
  await choose(types.pdf.choose, new File(['bytes'], 'fake.pdf'));
  expect(await screen.findAllByText(told)).toHaveLength(1);
  screen.getByLabelText(files.remove('fake.pdf'));
});
