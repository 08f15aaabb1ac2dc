import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextField } from '../fields/TextField.tsx';
import { Page } from '../layout/Page.tsx';
import { render } from '../testing/render.tsx';
import { useArrival } from './useArrival.ts';

const scroll = vi.fn();
beforeEach(() => void vi.stubGlobal('scrollTo', scroll));
afterEach(() => {
  vi.unstubAllGlobals();
  scroll.mockClear();
});

function Screen({ place, back, field }: { place: string | undefined; back?: boolean; field?: boolean }) {
  useArrival(place, back);
  return (
    <Page key={place}>
      <button type="button">Go</button>
      {field ? <TextField label="Code" autoFocus /> : null}
    </Page>
  );
}

const focused = () => document.activeElement?.tagName;

it('shows the top of the new screen, and puts the focus into it', () => {
  const page = render(<Screen place="/" />);
  page.get('button').focus();
  page.again(<Screen place="/profile" />);
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(focused()).toBe('MAIN');
});

it('leaves the focus to a field that asks for it, and the scrolling to the browser on the way back', () => {
  const page = render(<Screen place="/login" />);
  page.again(<Screen place="/register" back field />);
  expect(scroll).not.toHaveBeenCalled();
  expect(focused()).toBe('INPUT');
});

it('does nothing at the first screen, nor while the screen stays', () => {
  const page = render(<Screen place={undefined} />);
  page.again(<Screen place="claimable" />);
  page.again(<Screen place="claimable" />);
  expect(scroll).not.toHaveBeenCalled();
  expect(focused()).toBe('BODY');
});
