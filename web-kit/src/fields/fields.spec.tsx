import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { click, render, type } from '../testing/render.tsx';
import { OtpField } from './OtpField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Switch } from './Switch.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const described = (field: Element) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

it('describes a field by its help, and by its error if it has one', () => {
  const page = render(<TextField label="Link" help="Where it leads" />);
  expect(described(page.get('input'))).toBe('Where it leads');
  page.again(<TextField label="Link" help="Where it leads" error="Invalid URL format" />);
  expect(described(page.get('input'))).toBe('Invalid URL format');
  expect(page.get('input').getAttribute('aria-invalid')).toBe('true');
  expect(page.get('label').getAttribute('for')).toBe(page.get('input').id);
});

it('shows and hides a password, and keeps its value', () => {
  const page = render(<PasswordField label="Password" defaultValue="secret" />);
  click(page.get('button'));
  expect(page.get('input').getAttribute('type')).toBe('text');
  expect(page.get('button').getAttribute('aria-pressed')).toBe('true');
  click(page.get('button'));
  expect(page.get('input').getAttribute('type')).toBe('password');
  expect((page.get('input') as HTMLInputElement).value).toBe('secret');
});

function Otp({ done }: { done: (digits: string) => void }) {
  const [value, setValue] = useState('');
  return <OtpField label="Code" value={value} onChange={setValue} onComplete={done} />;
}

it('accepts a pasted code with spaces, and drops surplus digits', () => {
  const done = vi.fn();
  const page = render(<Otp done={done} />);
  type(page.get('input'), ' 123 456 789');
  expect(page.all('.qk-otp-cell').map((cell) => cell.textContent)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(done).toHaveBeenCalledExactlyOnceWith('123456');
});

it('allows autofill of the code from a message', () => {
  const input = render(<Otp done={vi.fn()} />).get('input');
  expect([input.getAttribute('autocomplete'), input.getAttribute('inputmode')]).toEqual([
    'one-time-code',
    'numeric',
  ]);
});

it('requests the other state, and ignores clicks while busy', () => {
  const change = vi.fn();
  const page = render(<Switch label="Enabled" checked onChange={change} />);
  click(page.get('[role=switch]'));
  page.again(<Switch label="Enabled" checked={false} busy onChange={change} />);
  click(page.get('[role=switch]'));
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
  expect(page.get('[role=switch]').getAttribute('aria-checked')).toBe('false');
});

it('counts the characters, and does not truncate the text', () => {
  const page = render(<TextArea label="Text" limit={5} />);
  type(page.get('textarea'), 'longer');
  expect(page.get('.qk-limit-over').textContent).toBe('6 of 5');
});
