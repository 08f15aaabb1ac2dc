import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { click, render } from './testing/render.tsx';

it('calls its handler on a click, and has the type "button" by default', () => {
  const act = vi.fn();
  const page = render(<Button onClick={act}>Save</Button>);
  click(page.get('button'));
  expect(act).toHaveBeenCalledOnce();
  expect(page.get('button').getAttribute('type')).toBe('button');
});

it('ignores clicks while busy, and keeps its focus and its name', () => {
  const act = vi.fn();
  const page = render(
    <Button busy onClick={act}>
      Save
    </Button>,
  );
  page.get('button').focus();
  click(page.get('button'));
  expect(act).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(page.get('button'));
  expect(page.get('button').getAttribute('aria-busy')).toBe('true');
  expect(page.get('button').textContent).toContain('Save');
});

it('does not submit its form a second time while busy', () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const page = render(
    <form onSubmit={submit}>
      <Button type="submit" busy busyLabel="Verifying...">
        Submit
      </Button>
    </form>,
  );
  click(page.get('button'));
  expect(submit).not.toHaveBeenCalled();
  expect(page.get('[aria-hidden=true].qk-button-face').textContent).toBe('Submit');
});
