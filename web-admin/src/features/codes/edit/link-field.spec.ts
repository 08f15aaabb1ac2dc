import { expect, test } from 'vitest';
import { modalLinkProblem } from './link-field.ts';

test.each([
  ['', undefined],
  ['https://example.com/Ab', undefined],
  ['HTTP://example.com', undefined],
  ['example.com', 'Invalid URL format'],
  ['www.example.com', 'Invalid URL format'],
  ['https://localhost', 'Invalid URL format'],
  ['javascript:alert(1)', 'Invalid URL format'],
])('the problem of the link %j is %s', (text, problem) => {
  expect(modalLinkProblem(text)).toBe(problem);
});
