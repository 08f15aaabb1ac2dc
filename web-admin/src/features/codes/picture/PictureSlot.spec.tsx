import type { AdminCode } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aCode } from '../../../testing/codes.ts';
import { openPart } from '../../../testing/open-console.tsx';
import { stubForms } from '../../../testing/stub-forms.ts';
import { PictureSlot } from './PictureSlot.tsx';

const CODE = aCode();
const PICTURE = new File(['a'], 'a.jpg', { type: 'image/jpeg' });

async function open(code: AdminCode, button: string) {
  openPart(<PictureSlot code={code}>The symbol</PictureSlot>);
  return screen.findByLabelText(`${button} image of ${code.shortCode}`);
}

const slot = () => {
  const found = document.querySelector('[data-empty]');
  if (found === null) throw new Error('There is no dropzone');
  return found;
};
const drop = (...files: File[]) => fireEvent.drop(slot(), { dataTransfer: { files } });

describe('the picture of a code without one', () => {
  it('is uploaded by drop, and shows how far it is', async () => {
    const forms = stubForms();
    const upload = await open(CODE, 'Upload');
    expect(slot().getAttribute('data-over')).toBeNull();
    fireEvent.dragOver(slot());
    expect(slot().getAttribute('data-over')).toBe('true');
    fireEvent.dragLeave(slot());
    expect(slot().getAttribute('data-over')).toBeNull();
    fireEvent.dragOver(slot());
    drop(PICTURE);
    expect(slot().getAttribute('data-over')).toBeNull();
    await screen.findByText('0%');
    expect(upload.getAttribute('aria-disabled')).toBe('true');
    forms[0]?.progress(0.504);
    await screen.findByText('50%');
    drop(PICTURE);
    fireEvent.click(upload);
    forms[0]?.answer({ barcode: CODE, showsCode: true, message: 'The picture is attached' });
    expect((await screen.findByText('The picture is attached')).closest('.qk-tone-ok')).not.toBeNull();
    expect(forms.map(({ method, path, names }) => [method, path, names])).toEqual([
      ['POST', `/barcode/upload/${CODE.id}`, ['image: a.jpg']],
    ]);
    await waitFor(() => expect(screen.queryByText('50%')).toBeNull());
    expect(upload.getAttribute('aria-disabled')).not.toBe('true');
  });

  it('is attached with a note where it does not show the code', async () => {
    const forms = stubForms();
    await open(CODE, 'Upload');
    drop(PICTURE);
    await waitFor(() => expect(forms).toHaveLength(1));
    forms[0]?.answer({ barcode: CODE, showsCode: false, message: 'There is no code in it' });
    expect((await screen.findByText('There is no code in it')).closest('.qk-tone-note')).not.toBeNull();
  });

  it.each([
    ['Too many files', [PICTURE, PICTURE]],
    [/JPG/i, [new File(['a'], 'a.txt', { type: 'text/plain' })]],
  ])('is refused: %s', async (words, files) => {
    const forms = stubForms();
    await open(CODE, 'Upload');
    drop();
    drop(...files);
    await screen.findByText(words);
    expect(forms).toEqual([]);
  });

  it('is chosen in the picker, a second after the click', async () => {
    const forms = stubForms();
    const upload = await open(CODE, 'Upload');
    const input = screen.getByLabelText<HTMLInputElement>(`Picture of ${CODE.shortCode}`);
    const pick = vi.spyOn(input, 'click').mockReturnValue();
    fireEvent.click(upload);
    fireEvent.click(upload);
    await waitFor(() => expect(upload.getAttribute('aria-disabled')).toBe('true'));
    expect(pick).not.toHaveBeenCalled();
    await waitFor(() => expect(pick).toHaveBeenCalledOnce());
    await waitFor(() => expect(upload.getAttribute('aria-disabled')).toBe('false'));
    fireEvent.change(input, { target: { files: [PICTURE] } });
    await waitFor(() => expect(forms.map(({ path }) => path)).toEqual([`/barcode/upload/${CODE.id}`]));
    expect(localStorage).toHaveLength(0);
  });
});

describe('the picture of a code', () => {
  it('is deleted after a question', async () => {
    const button = await open(aCode({ imageLink: '/a.jpg' }), 'Delete');
    screen.getByText('The symbol');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const asked = answerRoute(CONSOLE_ROUTES.deleteImage, () => ({ message: 'The picture was deleted' }));
    fireEvent.click(button);
    press('No', await screen.findByRole('alertdialog'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked).toEqual([]);
    fireEvent.click(button);
    press('Yes', await screen.findByRole('alertdialog'));
    await screen.findByText('The picture was deleted');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked).toEqual([{ params: { id: CODE.id } }]);
  });
});
