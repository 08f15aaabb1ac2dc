import { CONSOLE_ROUTES, type ServedDomain } from '@qlaim/backend/contract/console';
import { LANGUAGES } from '@qlaim/backend/texts';
import { DOMAINS } from '@qlaim/backend/texts/console/domains';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, press } from '@qlaim/web-kit/testing/forms';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPart } from '../../testing/open-console.tsx';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { stubForms } from '../../testing/stub-forms.ts';
import { DomainsPage } from './DomainsPage.tsx';

const LOGO = '0199a3c0-7d1e-7abc-8def-0123456789ab-320x96.png';
const LOOKLESS = { name: null, colour: null, storefront: null, logo: null };
const NONE = { ...LOOKLESS, imprint: null, privacy: null, terms: null, termsDay: null };
const TERMS = { terms: 'https://taschen.example/agb', termsDay: '2026-12-01' };
const FIRST: ServedDomain = {
  domain: 'codes.example.org',
  first: true,
  own: { ...NONE, name: 'Bags' },
  inherits: { ...LOOKLESS, name: 'Qlaim', storefront: 'https://example.org' },
  legal: [{ page: 'privacy', own: false }],
};
const GERMAN: ServedDomain = {
  domain: 'codes.example.de',
  first: false,
  own: { ...NONE, colour: '#7a1f3d' },
  inherits: { ...LOOKLESS, name: 'Bags', storefront: 'https://example.org' },
  legal: [
    { page: 'imprint', own: true },
    { page: 'privacy', own: false },
  ],
};

const serve = (...domains: readonly ServedDomain[]) =>
  answerRoute(CONSOLE_ROUTES.domains, () => ({ domains: [...domains] }));

const factsOf = (domain: string) => {
  const card = screen.getByRole('heading', { level: 2, name: domain }).closest('li');
  return Array.from(card?.querySelectorAll('dd') ?? [], ({ textContent }) => textContent);
};

describe('the domains', () => {
  it('show what serves at each, and what of it is inherited', async () => {
    serve(FIRST, GERMAN);
    openPart(<DomainsPage />);
    await screen.findByText(GERMAN.domain, { selector: 'h2' });
    expect(factsOf(FIRST.domain)).toEqual([
      'Bags',
      'No logo',
      'Colours of the product',
      'https://example.org',
      'Privacy',
    ]);
    expect(factsOf(GERMAN.domain)).toEqual([
      'Bags (inherited)',
      'No logo',
      '#7a1f3d',
      'https://example.org (inherited)',
      'Imprint (its own)',
    ]);
    expect(screen.queryByText(/Only one domain/)).toBeNull();
  });

  it('say how others are added where there is one', async () => {
    serve(FIRST);
    openPart(<DomainsPage />);
    await screen.findByText(/Only one domain is served/);
  });

  it('name the pages elsewhere that are legal pages of a domain', async () => {
    const legal: ServedDomain['legal'] = [
      { page: 'privacy', own: false },
      { page: 'terms', own: true },
    ];
    serve({ ...GERMAN, own: { ...GERMAN.own, ...TERMS }, legal });
    openPart(<DomainsPage />);
    await screen.findByText(GERMAN.domain, { selector: 'h2' });
    expect(factsOf(GERMAN.domain).at(-1)).toMatch(
      /^Terms \(its own, version of 01\/12\/26.*\)https:\/\/taschen\.example\/agb$/,
    );
  });

  it('are not changed by who only reads', async () => {
    serve(FIRST);
    openPart(<DomainsPage />, aUser({ role: 'auditor' }));
    await screen.findByText(FIRST.domain);
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });
});

describe('the form of a domain', () => {
  const open = async () => {
    serve(FIRST, GERMAN);
    openPart(<DomainsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Change codes.example.de' }));
    await screen.findByLabelText('Name of the shop');
  };

  it('saves what is typed; an empty field inherits', async () => {
    const asked = answerRoute(CONSOLE_ROUTES.changeDomain, () => ({ message: 'The domain was saved' }));
    await open();
    screen.getByText('Empty: Bags (inherited)');
    fill({ 'Name of the shop': ' Taschen ', Colour: '', Storefront: 'taschen.example' });
    press('Save');
    await waitFor(() => expect(screen.queryByLabelText('Storefront')).toBeNull());
    fireEvent.click(await screen.findByText('Undo'));
    await waitFor(() => expect(asked).toHaveLength(2));
    const { domain } = GERMAN;
    expect(asked).toEqual([
      { body: { ...NONE, domain, name: 'Taschen', storefront: 'https://taschen.example' } },
      { body: { domain, ...GERMAN.own } },
    ]);
  });

  it('has a logo, which is uploaded at once and saved with the rest', async () => {
    const forms = stubForms();
    const asked = answerRoute(CONSOLE_ROUTES.changeDomain, () => ({ message: 'The domain was saved' }));
    await open();
    const file = new File(['png'], 'wool.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Upload the logo'), { target: { files: [file] } });
    await waitFor(() => expect(forms).toHaveLength(1));
    expect(forms[0]?.names).toEqual(['logo: wool.png']);
    act(() => forms[0]?.answer({ logo: LOGO }));
    const shown = await screen.findByRole('img', { name: 'Bags' });
    expect(shown.getAttribute('src')).toBe(`/_public/logos/${LOGO}`);
    press('Save');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({ domain: GERMAN.domain, logo: LOGO });
  });

  it('takes no logo that is too large, and removes one', async () => {
    serve({ ...GERMAN, own: { ...GERMAN.own, logo: LOGO } });
    openPart(<DomainsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Change codes.example.de' }));
    const file = new File([new Uint8Array(200_001)], 'wool.png', { type: 'image/png' });
    fireEvent.change(await screen.findByLabelText('Upload the logo'), { target: { files: [file] } });
    await screen.findByText(/200000 bytes/);
    press('Remove');
    await screen.findByText('No logo', { selector: 'fieldset span' });
  });

  it('names the pages elsewhere that are legal pages of the domain', async () => {
    const asked = answerRoute(CONSOLE_ROUTES.changeDomain, () => ({ message: 'The domain was saved' }));
    await open();
    fill({ 'Page of the terms of use': TERMS.terms });
    press('Save');
    expect(errorOf('Terms of use count from')).toBe('Enter the day from which these terms count');
    expect(document.activeElement).toBe(screen.getByLabelText('Terms of use count from'));
    fill({ 'Terms of use count from': TERMS.termsDay, 'Page of the imprint': 'taschen.example/impressum' });
    press('Save');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({ ...TERMS, imprint: 'https://taschen.example/impressum' });
  });

  it('names what is wrong, and sends nothing', async () => {
    const asked = answerRoute(CONSOLE_ROUTES.changeDomain, () => ({ message: '' }));
    await open();
    fill({ Colour: 'red', Storefront: 'javascript:alert(1)' });
    press('Save');
    expect(errorOf('Colour')).toBe('A colour is # and six digits from 0 to f, such as #0f6b4f');
    expect(errorOf('Storefront')).not.toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('Colour'));
    expect(asked).toEqual([]);
  });

  it('takes a colour that is picked', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('Pick a colour'), { target: { value: '#2b5f9e' } });
    expect(screen.getByLabelText<HTMLInputElement>('Colour').value).toBe('#2b5f9e');
  });

  it('keeps the input where the server refuses it', async () => {
    refuseRoute(CONSOLE_ROUTES.changeDomain, 'unknown_domain');
    await open();
    fill({ 'Name of the shop': 'Taschen' });
    press('Save');
    await screen.findAllByText('This installation does not serve this domain');
    expect(screen.getByLabelText<HTMLInputElement>('Name of the shop').value).toBe('Taschen');
  });
});

it.each(LANGUAGES)('in %s, domains are listed and changed', async (language) => {
  serve(FIRST, GERMAN);
  const words = (await DOMAINS.first(language)).texts;
  await openPartIn(language, [DOMAINS], <DomainsPage />);
  await screen.findByText(GERMAN.domain, { selector: 'h2' });
  screen.getByRole('heading', { level: 1, name: words.title });
  for (const text of [words.intro, words.first, words.legalAdvice]) screen.getByText(text);
  const [change] = screen.getAllByRole('button', { name: new RegExp(`^${words.edit}`) });
  if (change) fireEvent.click(change);
  await screen.findByRole('heading', { name: words.form.title(FIRST.domain) });
  for (const label of [words.name, words.colour, words.storefront]) screen.getByLabelText(label);
});
