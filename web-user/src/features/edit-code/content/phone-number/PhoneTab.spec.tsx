import { FORM_MESSAGES, ROUTES } from '@qlaim/backend/contract';
import { stallRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openTab, pressSave } from '../../../../testing/editor.ts';

const LABEL = 'Phone Call';
const country = () => screen.getByLabelText<HTMLSelectElement>('Country');

describe('the tab Phone Call', () => {
  it('begins in the United States, without a choice of no country', async () => {
    await openTab(LABEL);
    await screen.findByLabelText('Phone number');
    expect(country().value).toBe('US');
    expect(country().disabled).toBe(false);
    const values = [...country().options].map(({ value }) => value);
    expect(values).toContain('DE');
    expect(values).not.toContain('');
  });

  it('chooses the country of a number with its prefix, and saves it with the extension', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab(LABEL);
    await screen.findByLabelText('Phone number');
    fill({ 'Phone number': '+49 30 123456', 'Extension (optional)': ' 12 ' });
    await waitFor(() => expect(country().value).toBe('DE'));
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({
      type: 'phoneNumber',
      phoneNumber: { country: 'DE', countryCallingCode: '49', nationalNumber: '30123456', ext: '12' },
    });
  });

  it('takes a number of another country', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab(LABEL);
    await screen.findByLabelText('Phone number');
    fill({ Country: 'FR' });
    fill({ 'Phone number': '01 23 45 67 89' });
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({ phoneNumber: { country: 'FR', nationalNumber: '123456789' } });
  });

  it('begins in the country of the browser, where nothing was chosen', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-AT', 'en']);
    const saved = stallRoute(ROUTES.updateCode);
    await openTab(LABEL);
    await screen.findByLabelText('Phone number');
    expect(country().value).toBe('AT');
    fill({ 'Phone number': '01 5331234' });
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({ phoneNumber: { country: 'AT', nationalNumber: '15331234' } });
  });

  it('keeps the country of a stored number', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-AT']);
    const phone = { country: 'FR', countryCallingCode: '33', nationalNumber: '123456789' };
    await openTab(LABEL, { infoType: 'phoneNumber', phoneNumber: '+33123456789', shown: '', phone });
    await screen.findByLabelText('Phone number');
    expect(country().value).toBe('FR');
  });

  it('refuses letters in words, and keeps the digits before them', async () => {
    await openTab(LABEL);
    const number = await screen.findByLabelText<HTMLInputElement>('Phone number');
    fill({ 'Phone number': '+1 213 373 4253' });
    const before = number.value;
    fill({ 'Phone number': '1-800-FLOWERS' });
    expect(errorOf('Phone number')).toBe('A phone number has no letters');
    expect(screen.getByText('A phone number has no letters', { selector: '[role=status]' })).toBeTruthy();
    expect(number.value).toBe(before);
    fill({ 'Phone number': '+1 213 373 4254' });
    expect(errorOf('Phone number')).toBeUndefined();
  });

  it('says what is wrong with the number that stayed, once it is to be saved', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab(LABEL);
    await screen.findByLabelText('Phone number');
    fill({ 'Phone number': '+1 2' });
    fill({ 'Phone number': '+1 2X' });
    expect(errorOf('Phone number')).toBe('A phone number has no letters');
    pressSave();
    await waitFor(() => expect(errorOf('Phone number')).toBe(FORM_MESSAGES.phoneInvalid));
    fill({ 'Phone number': '+1 2X' });
    expect(errorOf('Phone number')).toBe('A phone number has no letters');
    fill({ 'Phone number': '+1 21' });
    await waitFor(() => expect(errorOf('Phone number')).toBe(FORM_MESSAGES.phoneInvalid));
    expect(saved).toEqual([]);
  });

  it.each([
    ['Phone number', '+1 2', ''],
    ['Extension (optional)', '+1 213 373 4253', 'twelve'],
  ])('marks a wrong %s', async (label, number, extension) => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab(LABEL);
    await screen.findByLabelText('Phone number');
    fill({ 'Phone number': number, 'Extension (optional)': extension });
    pressSave();
    await waitFor(() => expect(errorOf(label)).toBe(FORM_MESSAGES.phoneInvalid));
    expect(saved).toEqual([]);
  });
});
