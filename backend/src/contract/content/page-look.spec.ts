import { describe, expect, it } from 'vitest';
import { PageFields } from './page.ts';

const URL = 'https://qlaim.example/files/lake.jpg';
const images = [{ index: 0, url: URL }];

/** Returns the first issue of a page as `path: message`. */
const issueOf = (page: object): string | undefined => {
  const [issue] = PageFields.safeParse({ title: 'Rosa', ...page }).error?.issues ?? [];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
};

describe('the look of a page in a request', () => {
  it('is paper without a cover, and hidden from search engines, where nothing is said', () => {
    expect(PageFields.parse({ title: 'Rosa' })).toMatchObject({
      theme: 'paper',
      cover: null,
      indexed: false,
    });
  });

  it('takes one of its images as the cover', () => {
    expect(issueOf({ images, cover: URL })).toBeUndefined();
    expect(issueOf({ cover: URL })).toBe('cover: The cover must be one of the images');
    expect(issueOf({ images, cover: `${URL}?` })).toBe('cover: The cover must be one of the images');
  });

  it('is not listed by search engines behind a secure code', () => {
    expect(issueOf({ indexed: true })).toBeUndefined();
    expect(issueOf({ indexed: true, isProtected: true, password: 'lilac-1930' })).toBe(
      'indexed: Search engines can not list a page with a secure code',
    );
  });

  it('has a known theme', () => {
    expect(issueOf({ theme: 'neon' })).toMatch(/^theme: /);
  });
});
