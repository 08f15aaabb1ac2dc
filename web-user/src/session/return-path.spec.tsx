import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useReturnPath } from './return-path.ts';

const Shown = () => <output>{useReturnPath() ?? 'none'}</output>;

it.each([
  ['/admin/codes?page=2', '/admin/codes?page=2'],
  ['/profile', '/profile'],
  ['//evil.example', 'none'],
  ['/\\evil.example', 'none'],
  ['/x\\evil.example', 'none'],
  ['https://evil.example', 'none'],
  ['javascript:alert(1)', 'none'],
  ['', 'none'],
])('returns to a page of ours only: %s', (from, page) => {
  render(
    <MemoryRouter initialEntries={[`/login?from=${encodeURIComponent(from)}`]}>
      <Shown />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe(page);
});
