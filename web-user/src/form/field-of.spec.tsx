import { TextField } from '@qlaim/web-kit';
import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { EmailField } from './EmailField.tsx';
import { fieldOf } from './field-of.ts';

function Form({ onSubmit }: { onSubmit: (values: object) => void }) {
  const form = useForm({
    defaultValues: { name: 'Rosa', email: '' },
    resolver: (values) =>
      values.email === ''
        ? { values: {}, errors: { email: { type: 'value', message: 'Please enter email' } } }
        : { values, errors: {} },
  });
  return (
    <form onSubmit={form.handleSubmit((values) => onSubmit(values))} noValidate>
      <TextField label="Name" {...fieldOf(form, 'name')} />
      <EmailField label="Email" {...fieldOf(form, 'email')} />
      <button type="submit">Save</button>
    </form>
  );
}

it('connects a field to its value, and explains and focuses an invalid field', async () => {
  const submit = vi.fn();
  render(<Form onSubmit={submit} />);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Rosa');

  fireEvent.click(screen.getByText('Save'));
  await screen.findByText('Please enter email');
  const email = screen.getByLabelText('Email');
  expect([email.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', email]);

  fireEvent.change(email, { target: { value: 'rosa@example.com' } });
  fireEvent.click(screen.getByText('Save'));
  await vi.waitFor(
    () => expect(submit).toHaveBeenCalledWith({ name: 'Rosa', email: 'rosa@example.com' }),
    10_000,
  );
});
