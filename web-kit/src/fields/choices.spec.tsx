import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { OtpField } from './OtpField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Select } from './Select.tsx';
import { Switch } from './Switch.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const OPTIONS = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second', disabled: true },
];

it('describes a checkbox by its help, if it has one', () => {
  const change = vi.fn();
  const { rerender } = render(
    <Checkbox label="Protect" help="With a code" checked={false} onChange={change} />,
  );
  const box = screen.getByLabelText<HTMLInputElement>('Protect');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'With a code',
  );
  fireEvent.click(box);
  expect(change).toHaveBeenCalledOnce();
  rerender(<Checkbox label="Protect" checked onChange={change} />);
  expect([box.checked, box.getAttribute('aria-describedby')]).toEqual([true, null]);
});

it('offers options, and children beside them', () => {
  render(
    <Select label="Order" options={OPTIONS} value="c" onChange={() => undefined} error="Choose one">
      <option value="c">Third</option>
    </Select>,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Order');
  expect([...select.options].map(({ text, value, disabled }) => [text, value, disabled])).toEqual([
    ['First', 'a', false],
    ['Second', 'b', true],
    ['Third', 'c', false],
  ]);
  expect(select.value).toBe('c');
  expect(select.getAttribute('aria-invalid')).toBe('true');
});

it('names the states of a switch, which may be disabled', () => {
  const labels = { on: 'Approved', off: 'Disapproved' };
  const change = vi.fn();
  const { rerender } = render(
    <Switch label="State" checked={false} onChange={change} stateLabels={labels} />,
  );
  const control = screen.getByRole<HTMLButtonElement>('switch');
  expect(control.textContent).toBe('State: Disapproved');
  fireEvent.click(control);
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  rerender(<Switch label="State" checked onChange={change} stateLabels={labels} disabled busy />);
  expect([control.textContent, control.disabled, control.getAttribute('aria-busy')]).toEqual([
    'State: Approved',
    true,
    'true',
  ]);
  rerender(<Switch label="State" checked onChange={change} />);
  expect([control.textContent, control.getAttribute('aria-busy')]).toEqual(['State', null]);
});

it('counts a text by its value, its first value, or what was typed', () => {
  const change = vi.fn();
  const { rerender } = render(<TextArea label="Text" limit={5} defaultValue="abc" onChange={change} />);
  screen.getByText('3 of 5');
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'abcd' } });
  screen.getByText('4 of 5');
  expect(change).toHaveBeenCalledOnce();
  rerender(<TextArea key="other" label="Text" limit={5} value="abcde" onChange={change} />);
  expect(screen.getByText('5 of 5').className).toBe('qk-limit');
  rerender(<TextArea key="other" label="Text" value="" onChange={change} />);
  expect(screen.queryByText(/ of /)).toBeNull();
});

it('shows what stands before and after a text, and no message without one', () => {
  render(<TextField label="Size" prefix="about" suffix="mm" />);
  expect(document.querySelector('.qk-frame')?.textContent).toBe('aboutmm');
  expect(screen.getByLabelText('Size').getAttribute('aria-describedby')).toBeNull();
  expect(screen.getByLabelText('Size').getAttribute('aria-invalid')).toBeNull();
});

it('names the button that shows a password', () => {
  const { rerender } = render(<PasswordField label="Password" disabled />);
  const show = () => screen.getByLabelText<HTMLButtonElement>('Show the characters');
  expect(show().disabled).toBe(true);
  rerender(<PasswordField label="Password" />);
  expect(show().getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
});

it('shows the place of the next digit while the code has the focus', () => {
  const { rerender } = render(<OtpField label="Code" value="12" onChange={() => undefined} />);
  const here = () =>
    [...document.querySelectorAll('.qk-otp-cell')].map((cell) => cell.classList.contains('qk-otp-here'));
  const input = screen.getByLabelText<HTMLInputElement>('Code');
  expect(here().indexOf(true)).toBe(-1);
  fireEvent.focus(input);
  expect(here().indexOf(true)).toBe(2);
  rerender(<OtpField label="Code" value="123456" onChange={() => undefined} />);
  expect(here().indexOf(true)).toBe(5);
  input.setSelectionRange(2, 2);
  fireEvent.select(input);
  expect(input.selectionStart).toBe(6);
  input.setSelectionRange(1, 3);
  fireEvent.select(input);
  expect(input.selectionStart).toBe(1);
  fireEvent.blur(input);
  expect(here().indexOf(true)).toBe(-1);
});
