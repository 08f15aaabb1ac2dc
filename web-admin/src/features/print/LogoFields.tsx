import type { PrintOptions } from '@qlaim/backend/contract';
import { PRINT } from '@qlaim/backend/texts/console/print';
import { Button, Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { PrintForm } from './print-form.ts';
import { readLogo } from './read-logo.ts';

const LOGOS: readonly PrintOptions['logo'][] = ['none', 'mark', 'image'];

export interface LogoFieldsProps {
  form: PrintForm;
  error: string | undefined;
  onChange: (form: PrintForm) => void;
}

/** The logo in the middle of each symbol. A chosen picture becomes a small PNG here, and leaves the browser as that. */
export function LogoFields({ form, error, onChange }: LogoFieldsProps) {
  const words = useTexts(PRINT).logo;
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

  const message = failed ? words.unreadable : (error ?? name);
  return (
    <>
      <Select
        label={words.label}
        help={words.help}
        options={LOGOS.map((logo) => ({ value: logo, label: words[logo] }))}
        value={form.logo}
        onChange={({ target }) => {
          const logo = LOGOS.find((one) => one === target.value);
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
            aria-label={words.file}
            onChange={choose}
          />
          <Button variant="quiet" aria-describedby={messageId} onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
          <span id={messageId} role="status" className={failed || error ? 'qk-error' : 'qk-soft'}>
            {message}
          </span>
        </div>
      ) : null}
    </>
  );
}
