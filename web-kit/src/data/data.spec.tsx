import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Steps } from '../feedback/Steps.tsx';
import { Count } from './Count.tsx';
import { RelativeTime } from './RelativeTime.tsx';
import { Sparkline } from './Sparkline.tsx';

const words = (markup: string) => markup.replace(/<[^>]+>/g, '');

it('shows a count with its singular or plural', () => {
  const counted = [0, 1, 1204].map((value) =>
    words(renderToStaticMarkup(<Count value={value} one="scan" />)),
  );
  expect(counted).toEqual(['0 scans', '1 scan', '1,204 scans']);
});

it('gives the exact time on hover and to screen readers', () => {
  const markup = renderToStaticMarkup(<RelativeTime date={new Date(2020, 10, 21, 14, 5)} />);
  expect(markup).toContain('title="21 November 2020 at 14:05"');
  expect(words(markup)).toBe('21 November 2020, 21 November 2020 at 14:05');
});

it('shows nothing for an invalid date', () => {
  expect(renderToStaticMarkup(<RelativeTime date="soon" />)).toBe('');
});

it('draws no line without values, and keeps its size and its label', () => {
  const markup = renderToStaticMarkup(<Sparkline values={[]} label="No scans yet" />);
  expect(markup).toContain('aria-label="No scans yet"');
  expect(markup).not.toContain('<path');
});

it('ticks the completed steps, and marks the current one', () => {
  const markup = renderToStaticMarkup(<Steps steps={['Sign up', 'Confirm', 'Yours']} done={1} />);
  expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
  expect(words(markup)).toContain('Sign up (done)');
});
