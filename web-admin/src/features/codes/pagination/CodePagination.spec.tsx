import { fireEvent, render, screen } from '@testing-library/react';
import { ListContextProvider, useList } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { aCode } from '../../../testing/codes.ts';
import { GRID_ID } from '../focus-grid.ts';
import { CodePagination } from './CodePagination.tsx';

const code = aCode();

/** `total` codes, 50 a page. */
function Codes({ page, total }: { page: number; total: number }) {
  const list = useList({ data: Array.from({ length: total }, () => code), page, perPage: 50 });
  return (
    <ListContextProvider value={list}>
      <section id={GRID_ID} tabIndex={-1} />
      <CodePagination />
    </ListContextProvider>
  );
}

function shown(): string {
  const [, ...items] = screen.getAllByRole('listitem').slice(0, -1);
  return items.map(({ textContent }) => textContent).join(' ');
}

describe('the pages of codes', () => {
  it.each([
    [1, '1 2 3 4 5 6 … 19 20'],
    [10, '1 2 … 9 10 11 … 19 20'],
    [20, '1 2 … 15 16 17 18 19 20'],
  ])('page %i of 20 shows %s', (page, pages) => {
    render(<Codes page={page} total={1000} />);
    expect(shown()).toBe(pages);
    expect(screen.getByRole('button', { current: 'page' }).getAttribute('aria-label')).toBe(`Page ${page}`);
  });

  it('shows a page that is chosen, and moves the focus to its codes', () => {
    render(<Codes page={1} total={120} />);
    expect(screen.getByText('1–50 of 120')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('51–100 of 120')).toBeDefined();
    expect(document.activeElement?.id).toBe(GRID_ID);
    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(screen.getByText('101–120 of 120')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next page' }).hasAttribute('disabled')).toBe(true);
  });

  it('is not there for a single page', () => {
    render(<Codes page={1} total={50} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
