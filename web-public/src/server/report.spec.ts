import type { ReportedPage, ReportPage } from '@qlaim/backend/contract';
import { LANGUAGES } from '@qlaim/backend/texts';
import { REPORT_TEXTS } from '@qlaim/backend/texts/report';
import { describe, expect, it } from 'vitest';
import { openLanding } from '../testing/landing-pages.ts';

const CODE = '7K3M9QWX2P';
const PARTS = { address: `/report/${CODE}`, visitor: { kind: 'stranger' }, code: CODE } as const;
const EMPTY = { reason: '', words: '', name: '', email: '', goodFaith: '' };
const TYPED = {
  reason: 'hate',
  words: 'One\n</textarea><script>alert(1)</script>',
  name: '"><img src=x>',
  email: 'ada@',
  goodFaith: 'true',
};

const report = (parts: Partial<ReportPage> = {}) =>
  openLanding({
    ...PARTS,
    kind: 'report',
    language: 'en',
    typed: EMPTY,
    problems: {},
    tooMany: false,
    ...parts,
  });
const reported = (parts: Partial<ReportedPage> = {}) =>
  openLanding({ ...PARTS, kind: 'reported', language: 'en', number: 'N-7ZK3-M9QW', mailed: true, ...parts });

const values = (page: Document) => ({
  reason: page.querySelector('[name=reason] [selected]')?.getAttribute('value'),
  words: page.querySelector<HTMLTextAreaElement>('[name=words]')?.value,
  name: page.querySelector<HTMLInputElement>('[name=name]')?.value,
  email: page.querySelector<HTMLInputElement>('[name=email]')?.value,
  goodFaith: page.querySelector<HTMLInputElement>('[name=goodFaith]')?.checked ? 'true' : '',
});

describe('the form that reports a page', () => {
  it.each(LANGUAGES)('has a label at each field, and no script: %s', (language) => {
    const page = report({ language });
    const { fields, title } = REPORT_TEXTS[language];
    expect(page.title).toBe(title);
    const named = ['reason', 'words', 'name', 'email'] as const;
    for (const name of named)
      expect(page.querySelector(`label[for=${name}]`)?.textContent).toBe(fields[name]);
    expect(page.querySelector('[name=goodFaith]')?.parentElement?.textContent).toBe(fields.goodFaith);
    expect(page.querySelector('form')?.getAttribute('action')).toBe(`/report/${CODE}`);
    expect(page.scripts).toHaveLength(0);
    expect(page.querySelectorAll('[aria-invalid], [autofocus], [role=alert]')).toHaveLength(0);
  });

  it('keeps all that was typed, as text', () => {
    const page = report({ typed: TYPED, problems: { email: 'emailInvalid' } });
    expect(values(page)).toEqual(TYPED);
    expect(page.querySelectorAll('script, img')).toHaveLength(0);
  });

  it('says what is wrong at each field, and opens at the first', () => {
    const page = report({
      problems: { words: 'wordsLong', name: 'nameLine', email: 'email', goodFaith: 'goodFaith' },
    });
    const messageOf = (name: string) => {
      const id = page.querySelector(`[name=${name}]`)?.getAttribute('aria-describedby');
      return page.getElementById(id ?? '')?.textContent;
    };
    expect(messageOf('words')).toBe('At most 4,000 characters');
    expect(messageOf('name')).toBe('Enter your name in one line of at most 100 characters');
    expect(messageOf('email')).toBe('Enter your email');
    expect(messageOf('goodFaith')).toBe('Confirm that what you say is right and complete');
    const focused = [...page.querySelectorAll('[autofocus]')].map((field) => field.getAttribute('name'));
    expect(focused).toEqual(['words']);
    expect(page.querySelectorAll('[aria-invalid=true]')).toHaveLength(4);
  });

  it('says that too many came, and keeps what was typed', () => {
    const page = report({ typed: TYPED, tooMany: true });
    expect(page.querySelector('[role=alert]')?.textContent).toContain('Too many reports');
    expect(values(page)).toEqual(TYPED);
  });
});

describe('the receipt of a report', () => {
  it.each(LANGUAGES)('names the number: %s', (language) => {
    const { received } = REPORT_TEXTS[language];
    const text = reported({ language }).querySelector('main')?.textContent;
    for (const words of ['N-7ZK3-M9QW', received.title, received.words, received.mailed])
      expect(text).toContain(words);
  });

  it('says that nobody is told without an email', () =>
    expect(reported({ mailed: false }).querySelector('main')?.textContent).toContain('You gave no email'));
});
