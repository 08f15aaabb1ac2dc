import type { PrintOptions } from '@qlaim/backend/contract';
import { Button, Select, type SelectOption } from '@qlaim/web-kit';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { PrintForm } from './print-form.ts';
import { readLogo } from './read-logo.ts';

const LOGOS: readonly (SelectOption & { value: PrintOptions['logo'] })[] = [
  { value: 'none', label: 'None' },
  { value: 'mark', label: 'Qlaim’s mark' },
  { value: 'image', label: 'A picture of yours' },
];

const UNREADABLE = 'This file is no picture, or too detailed for a logo';

export interface LogoFieldsProps {
  form: PrintForm;
  error: string | undefined;
  onChange: (form: PrintForm) => void;
}

/** The logo in the middle of each symbol. A chosen picture becomes a small PNG here, and leaves the browser as that. */
export function LogoFields({ form, error, onChange }: LogoFieldsProps) {
  const [failed, setFailed] = useState(false);
  const [name, setName] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const logoImage = await readLogo(file);
    setFailed(logoImage === undefined);
    setName(logoImage === undefined ? undefined : file.name);
    onChange({ ...form, logo: 'image', logoImage });
  }

  const message = failed ? UNREADABLE : (error ?? name);
  return (
    <>
      <Select
        label="Logo in the middle"
        help="A logo takes a part of the symbol, so that error correction H is used."
        options={LOGOS}
        value={form.logo}
        onChange={({ target }) => {
          const logo = LOGOS.find(({ value }) => value === target.value)?.value;
          if (logo) onChange({ ...form, logo });
        }}
      />
      {form.logo === 'image' ? (
        <div className="qk-row">
          <input
            ref={input}
            type="file"
            accept="image/png,image/svg+xml"
            hidden
            aria-label="Logo"
            onChange={choose}
          />
          <Button variant="quiet" aria-describedby={messageId} onClick={() => input.current?.click()}>
            Choose PNG or SVG
          </Button>
          <span id={messageId} role="status" className={failed || error ? 'qk-error' : 'qk-soft'}>
            {message}
          </span>
        </div>
      ) : null}
    </>
  );
}
