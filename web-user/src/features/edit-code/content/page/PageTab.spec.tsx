import { ROUTES } from '@qlaim/backend/contract';
import { aPage } from '@qlaim/web-kit/testing';
import { stallRoute } from '@qlaim/web-kit/testing/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTab, pressSave, stored, unfold } from '../../../../testing/editor.ts';
import { CODE } from '../../../../testing/uploads.ts';

describe('the tab Create Page', () => {
  it('has Save disabled while it is empty', async () => {
    await openTab('Create Page');
    await screen.findByLabelText('Name on the page');
    const saves = screen
      .getAllByText('Save', { selector: 'button *' })
      .map((words) => words.closest('button'));
    expect(saves).toHaveLength(2);
    for (const save of saves) expect(save?.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Name on the page'), { target: { value: 'Rosa' } });
    for (const save of saves) await waitFor(() => expect(save?.disabled).toBe(false));
  });

  it('keeps the secure code that is set, and clears it with the box', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab('Create Page', aPage({ isProtected: true }));
    await screen.findByText('A secure code is set. Leave this empty to keep it.');
    fireEvent.click(screen.getByLabelText('Protect this page with a secure code'));
    await screen.findByText('Saving removes the secure code: everybody can then see the page.');
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({ memories: { isProtected: false, password: null } });
    expect(saved[0]?.params).toEqual({ id: CODE });
  });

  it('counts the characters of a text near its limit', async () => {
    await openTab('Create Page');
    const text = await screen.findByLabelText('Words');
    fireEvent.change(text, { target: { value: 'a'.repeat(3000) } });
    expect(screen.queryByText('3,000 of 4,000')).toBeNull();
    fireEvent.change(text, { target: { value: 'a'.repeat(3900) } });
    await screen.findByText('3,900 of 4,000');
  });
});

describe('the look of a page', () => {
  const lake = stored('lake.jpg');
  const bakery = stored('bakery.jpg');
  const images = [lake, bakery].map(({ url }, index) => ({ index, url }));

  it('is chosen among five themes, and shown at once', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab('Create Page', aPage({ theme: 'slate' }));
    await unfold();
    const themes = await screen.findByRole('group', { name: 'Theme' });
    expect(within(themes).getAllByRole('radio')).toHaveLength(5);
    expect(within(themes).getByRole<HTMLInputElement>('radio', { name: 'Slate' }).checked).toBe(true);
    fireEvent.click(within(themes).getByRole('radio', { name: 'Night' }));
    const preview = await screen.findByRole('region', { name: 'What a scan shows' });
    await waitFor(() => expect(preview.querySelector('.qu-theme-night')).not.toBeNull());
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({ memories: { theme: 'night', cover: null } });
  });

  it('has a cover among its images', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab('Create Page', aPage({ images, files: [lake, bakery], cover: lake.url }));
    await unfold();
    const covers = await screen.findByRole('group', { name: 'Cover picture' });
    const labels = within(covers).getAllByRole<HTMLInputElement>('radio');
    expect(labels.map(({ checked }) => checked)).toEqual([false, true, false]);
    fireEvent.click(within(covers).getByLabelText('Picture 2: bakery.jpg'));
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({ memories: { cover: bakery.url } });
  });

  it('loses the cover with its image', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab('Create Page', aPage({ images, files: [lake, bakery], cover: lake.url }));
    await unfold();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove lake.jpg' }));
    const covers = await screen.findByRole('group', { name: 'Cover picture' });
    await waitFor(() => expect(within(covers).getByLabelText<HTMLInputElement>('None').checked).toBe(true));
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({ memories: { cover: null } });
  });
});

it('a page is found by search engines only if its owner says so, and never behind a secure code', async () => {
  const saved = stallRoute(ROUTES.updateCode);
  await openTab('Create Page', aPage());
  const found = await screen.findByLabelText<HTMLInputElement>('Let search engines find this page');
  expect(found.checked).toBe(false);
  fireEvent.click(found);
  fireEvent.click(screen.getByLabelText('Protect this page with a secure code'));
  await waitFor(() => expect(screen.queryByLabelText('Let search engines find this page')).toBeNull());
  fireEvent.change(screen.getByLabelText('Secure code'), { target: { value: 'lilac-1930' } });
  pressSave();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.body).toMatchObject({ memories: { isProtected: true, indexed: false } });
});
