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

it('scrolls to the top of the new screen, and focuses its main element', () => {
  const page = render(<Screen place="/" />);
  page.get('button').focus();
  page.again(<Screen place="/profile" />);
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(focused()).toBe('MAIN');
});

it('does not scroll on the way back, and leaves the focus on an autofocused field', () => {
  const page = render(<Screen place="/login" />);
  page.again(<Screen place="/register" back field />);
  expect(scroll).not.toHaveBeenCalled();
  expect(focused()).toBe('INPUT');
});

it('does nothing on the first screen, or while the screen stays the same', () => {
  const page = render(<Screen place={undefined} />);
  page.again(<Screen place="claimable" />);
  page.again(<Screen place="claimable" />);
  expect(scroll).not.toHaveBeenCalled();
  expect(focused()).toBe('BODY');
});
