import { FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_MESSAGES } from '@qlaim/backend/contract/console';
import { watchDownloads } from '@qlaim/web-kit/testing/downloads';
import { press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openPart } from '../../../testing/open-console.tsx';
import { stubForms } from '../../../testing/stub-forms.ts';
import { UploadPictures } from './UploadPictures.tsx';

const file = (name: string) => new File(['a'], name, { type: 'image/jpeg', lastModified: 1 });
const attached = (...names: string[]) => ({
  attached: names.map((name) => ({ name, shortCode: '7K3M9QWX2P' })),
  nonScanAbleImages: [],
  message: 'Done',
});
const REFUSED = { name: 'b.jpg', reason: 'no_code', message: 'There is no code in it' };

let forms: ReturnType<typeof stubForms>;
beforeEach(() => {
  forms = stubForms();
});

async function open() {
  openPart(<UploadPictures />);
  press('Upload QRs');
  await screen.findByText('Choose pictures');
}
const choose = (...names: string[]) =>
  fireEvent.change(screen.getByLabelText('Pictures of QR codes'), { target: { files: names.map(file) } });
const sent = (count: number) => waitFor(() => expect(forms).toHaveLength(count));
const asksOnClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('sends five at a time, and says how far it is', async () => {
  await open();
  choose('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg');
  await sent(1);
  expect(forms[0]?.names).toHaveLength(5);
  screen.getByText('0 of 6 pictures are done');
  expect(screen.queryByText('Close')).toBeNull();
  expect(screen.queryByLabelText('Close')).toBeNull();
  expect(asksOnClose()).toBe(true);
  forms[0]?.answer(attached('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'));
  await sent(2);
  screen.getByText('5 of 6 pictures are done');
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('83');
  forms[1]?.answer(attached('6.jpg'));
  await screen.findByText('6 pictures were attached');
  const toast = await screen.findByText(CONSOLE_MESSAGES.picturesUploaded, { selector: '.qk-toast *' });
  expect(toast.closest('.qk-tone-ok')).not.toBeNull();
  screen.getByText('Each of them shows on the card of its code.');
  expect(asksOnClose()).toBe(false);
  press('Upload more');
  await screen.findByText('Choose pictures');
  expect(screen.queryByText('Your last upload was not finished')).toBeNull();
});

it.each([
  ['1 of 2 pictures were attached', ['a.jpg'], 'note', ['1 of 2 QR codes uploaded, 1 failed']],
  ['No picture could be attached', [], 'danger', []],
])('saves the list of what failed: %s', async (title, names, tone, toasts) => {
  const saved = watchDownloads();
  await open();
  choose('a.jpg', 'b.jpg');
  await sent(1);
  forms[0]?.answer({ ...attached(...names), nonScanAbleImages: [REFUSED] });
  expect((await screen.findByText(title)).closest('.qk-notice')?.className).toContain(`qk-tone-${tone}`);
  await waitFor(() =>
    expect([...document.querySelectorAll('.qk-toast')].map(({ textContent }) => textContent)).toEqual(toasts),
  );
  expect(document.querySelectorAll('.qk-toast.qk-tone-note')).toHaveLength(toasts.length);
  expect(screen.queryByText(/^Each of them shows/)).toBeNull();
  const failed = screen.getByLabelText('1 file could not be attached', { selector: 'ul' });
  expect(failed.textContent).toBe('b.jpgThere is no code in it');
  press('Download the list');
  expect(saved.map(({ name }) => name.replace(/\d.*/, ''))).toEqual(['failed-qr-', 'failed-qr-']);
  press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('goes on after it was stopped', async () => {
  await open();
  choose('a.jpg');
  await sent(1);
  press('Stop');
  await screen.findByText('The upload was stopped');
  expect(forms[0]?.aborted).toBe(true);
  window.dispatchEvent(new Event('online'));
  press('Continue');
  await sent(2);
  forms[1]?.answer(attached('a.jpg'));
  await screen.findByText('1 picture was attached');
  expect(screen.queryByText(/could not be attached/)).toBeNull();
});

it('says why the server refused', async () => {
  await open();
  choose('a.jpg', 'b.jpg');
  await sent(1);
  forms[0]?.answer({ nonsense: true }, 400);
  await screen.findByText(FALLBACKS.uploadPictures);
  screen.getByText(/^0 of 2 pictures are done\. Continue/);
});

it('leaves out what an upload attached that was not finished', async () => {
  await open();
  choose('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg');
  await sent(1);
  forms[0]?.answer(attached('1.jpg', '2.jpg'));
  await sent(2);
  press('Stop');
  await screen.findByText('The upload was stopped');
  press('Close');
  press('Upload QRs');
  await screen.findByText('Your last upload was not finished');
  screen.getByText(/2 pictures were attached before\. They are not sent again\.$/);
  choose('1.jpg', '2.jpg');
  await screen.findByText('Every picture is attached');
  screen.getByText(/2 pictures were attached before/);
  expect(forms).toHaveLength(2);
});

it('forgets an unfinished upload on request', async () => {
  const mark = { at: Date.now(), files: ['a.jpg/1/1'] };
  localStorage.setItem('qlaim:unfinished-pictures', JSON.stringify(mark));
  await open();
  screen.getByText(/One picture was attached before\. It is not sent again\.$/);
  press('Send all again');
  expect(screen.queryByText('Your last upload was not finished')).toBeNull();
  choose('a.jpg');
  await sent(1);
});
