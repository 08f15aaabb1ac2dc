import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button.tsx';
import { Badge } from './Badge.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Notice } from './Notice.tsx';
import { LATER, notifyLater } from './notify-later.ts';
import { Overlay } from './Overlay.tsx';
import { Progress } from './Progress.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Steps } from './Steps.tsx';
import { Waiting } from './Waiting.tsx';

it.each([
  [-5, '0%', 0],
  [41.5, '42%', 42],
  [140, '100%', 100],
])('shows a progress of %d as %s', (value, words, percent) => {
  render(<Progress label="Uploading" value={value} />);
  screen.getByText(words);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading' });
  expect([bar.value, bar.max]).toEqual([percent, 100]);
});

it.each([
  ['danger', 'alert'],
  ['ok', 'status'],
  [undefined, 'status'],
] as const)('gives a notice of the tone %s the role %s', (tone, role) => {
  render(
    <Notice tone={tone} title="Not saved" action={<Button>Again</Button>}>
      Try again
    </Notice>,
  );
  expect(screen.getByRole(role).textContent).toBe('Not savedTry againAgain');
  expect(document.querySelectorAll('svg')).toHaveLength(1);
});

it('shows no empty parts of a notice', () => {
  render(<Notice title="Saved" />);
  expect(document.querySelectorAll('.qk-notice-words > *')).toHaveLength(1);
});

it('shows where there is nothing, with a heading of its level', () => {
  const { rerender } = render(<EmptyState title="No codes" action={<Button>Add</Button>} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No codes');
  expect(document.querySelector('.qk-empty-words')).toBeNull();
  screen.getByText('Add');
  rerender(
    <EmptyState title="No codes" level={1}>
      Scan one
    </EmptyState>,
  );
  screen.getByRole('heading', { level: 1 });
  screen.getByText('Scan one');
});

it('announces an overlay while it is open', () => {
  const { rerender } = render(<Overlay open={false} label="Saving…" />);
  const overlay = screen.getByRole('status');
  expect([overlay.textContent, overlay.dataset['open']]).toEqual(['', undefined]);
  rerender(<Overlay open label="Saving…" page />);
  expect([overlay.textContent, overlay.dataset['open']]).toEqual(['Saving…', 'true']);
  expect(overlay.className).toContain('qk-overlay-page');
});

it('marks each step, and says which are done', () => {
  render(<Steps steps={['Sign in', 'Verify', 'Yours']} done={1} label="The claim" doneWord="ready" />);
  const steps = [...screen.getByLabelText('The claim').children];
  expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['Sign in (ready)', null],
    ['2Verify', 'step'],
    ['3Yours', null],
  ]);
  expect(steps.map((step) => step.querySelectorAll('svg').length)).toEqual([1, 0, 0]);
});

it('keeps a place for what loads, and announces it once', () => {
  render(
    <>
      <Skeleton height={64} />
      <Skeleton width="60%" shape="circle" />
      <Waiting label="Loading" />
      <Badge tone="ok">On</Badge>
    </>,
  );
  const [block, circle] = document.querySelectorAll<HTMLElement>('.qk-skeleton');
  expect([block?.style.width, block?.style.height, circle?.style.width]).toEqual(['100%', '64px', '60%']);
  expect(block?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.getByText('On').closest('.qk-badge')?.querySelectorAll('svg')).toHaveLength(1);
});

it('leaves toasts for the next page, or none where storage is forbidden', () => {
  notifyLater({ tone: 'ok', message: 'Saved' }, { tone: 'note', message: 'Look' });
  expect(JSON.parse(sessionStorage.getItem(LATER) ?? '')).toEqual([
    { tone: 'ok', message: 'Saved' },
    { tone: 'note', message: 'Look' },
  ]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(() => notifyLater({ tone: 'ok', message: 'Saved' })).not.toThrow();
});
