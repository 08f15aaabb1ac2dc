import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { useTitle } from '../hooks/useTitle.ts';
import { LinkButton } from '../LinkButton.tsx';
import { LinkProvider } from '../links.tsx';
import { FormDialog } from '../overlay/FormDialog.tsx';
import { Header } from './Header.tsx';
import { Page } from './Page.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';

function Titled({ title }: { title: string }) {
  useTitle(title);
  return null;
}

const Wide = () => (useMediaQuery('(min-width: 1px)') ? 'wide' : 'narrow');

it('has the landmarks of a page, and a way to its content', () => {
  const { rerender } = render(
    <Page title="Profile" back={<a href="/">Back</a>} actions="Actions" header="Header" footer="Foot">
      Content
    </Page>,
  );
  expect(screen.getByText('Skip to the content').getAttribute('href')).toBe('#main');
  const main = screen.getByRole('main');
  expect([main.id, main.tabIndex, main.textContent]).toEqual(['main', -1, 'BackProfileActionsContent']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile');
  expect(document.querySelector('footer')?.textContent).toBe('Foot');
  rerender(<Page>Content</Page>);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(document.querySelector('footer')).toBeNull();
});

it('has a menu in its header only with items', async () => {
  const { rerender } = render(<Header>Tools</Header>);
  expect(screen.getByLabelText('Qlaim, home').getAttribute('href')).toBe('/');
  screen.getByText('Tools');
  expect(screen.queryByLabelText('Menu')).toBeNull();
  rerender(<Header items={[{ label: 'Profile', href: '/profile' }]} person="Rosa" homeHref="/admin" />);
  expect(screen.getByLabelText('Qlaim, home').getAttribute('href')).toBe('/admin');
  fireEvent.click(screen.getByLabelText('Menu'));
  await screen.findByText('Rosa');
  expect(screen.getByText('Profile').closest('a')?.getAttribute('href')).toBe('/profile');
});

it('names the frame of a phone', () => {
  render(<PhoneFrame label="What a scan shows">Screen</PhoneFrame>);
  expect(screen.getByLabelText('What a scan shows').textContent).toBe('Screen');
});

it('sends a form by its button, and by Enter, but not while it is busy', () => {
  const submit = vi.fn();
  const input = vi.fn();
  const close = vi.fn();
  const dialog = (busy: boolean) => (
    <FormDialog
      title="Edit"
      action="Save"
      busy={busy}
      onSubmit={submit}
      onInput={input}
      onClose={close}
      beside="Beside"
    >
      <input aria-label="Name" />
    </FormDialog>
  );
  const { rerender } = render(dialog(false));
  const form = document.querySelector('form');
  const save = screen.getByText('Save').closest('button');
  expect([save?.type, save?.getAttribute('form')]).toEqual(['submit', form?.id]);
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'a' } });
  expect(input).toHaveBeenCalledOnce();
  expect(fireEvent.submit(form ?? document.body)).toBe(false);
  expect(submit).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByText('Cancel'));
  expect(close).toHaveBeenCalledOnce();
  rerender(dialog(true));
  fireEvent.submit(form ?? document.body);
  expect(submit).toHaveBeenCalledOnce();
  screen.getByText('Beside');
});

it('sets the title of the document', () => {
  const { rerender } = render(<Titled title="Profile" />);
  expect(document.title).toBe('Profile · Qlaim');
  rerender(<Titled title="" />);
  expect(document.title).toBe('Qlaim');
});

it('follows the width of the screen', async () => {
  const list = new EventTarget();
  let matches = false;
  const media = window.matchMedia('all');
  vi.spyOn(media, 'matches', 'get').mockImplementation(() => matches);
  vi.spyOn(media, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject) => list.addEventListener(name, listener),
  );
  vi.spyOn(window, 'matchMedia').mockReturnValue(media);
  render(<Wide />);
  screen.getByText('narrow');
  matches = true;
  list.dispatchEvent(new Event('change'));
  await waitFor(() => screen.getByText('wide'));
});

it('follows links with the router of the app, unless they lead elsewhere', () => {
  const navigate = vi.fn();
  render(
    <LinkProvider navigate={navigate}>
      <LinkButton href="/profile">Here</LinkButton>
      <LinkButton href="https://example.com">There</LinkButton>
      <LinkButton href="//example.com">Also there</LinkButton>
      <LinkButton href="/file" download="">
        File
      </LinkButton>
      <LinkButton href="/tab" target="_blank">
        Tab
      </LinkButton>
    </LinkProvider>,
  );
  const link = (words: string) => screen.getByText(words).closest('a') ?? document.body;
  expect(fireEvent.click(link('Here'))).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/profile');
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  onTestFinished(() => document.removeEventListener('click', stay));
  for (const words of ['There', 'Also there', 'File', 'Tab']) fireEvent.click(link(words));
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    fireEvent.click(link('Here'), { [key]: true });
  fireEvent.click(link('Here'), { button: 1 });
  expect(navigate).toHaveBeenCalledOnce();
});
