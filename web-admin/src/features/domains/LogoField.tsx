import { LOGO_RULE } from '@qlaim/backend/contract/console';
import { DOMAINS } from '@qlaim/backend/texts/console/domains';
import { Button } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useId, useRef } from 'react';
import { ShopLogo } from './ShopLogo.tsx';
import { useUploadLogo } from './use-upload-logo.ts';

const ACCEPT = LOGO_RULE.extensions.map((extension) => `.${extension}`).join(',');

interface LogoFieldProps {
  /** The stored name; empty for none of its own. */
  logo: string;
  /** What it stands for, as other readers hear it. */
  shop: string;
  /** What is wrong with it, as the server says. */
  error: string | undefined;
  onChange: (logo: string) => void;
}

/** Chooses the logo of a domain: a picture is uploaded at once, and belongs to the domain once the form is saved. */
export function LogoField({ logo, shop, error, onChange }: LogoFieldProps) {
  const words = useTexts(DOMAINS);
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const { upload, busy, error: failure } = useUploadLogo(onChange);
  const wrong = failure ?? error;
  return (
    <fieldset className="qk-field qa-logo-field">
      <legend className="qk-label">{words.logo}</legend>
      <div className="qk-row">
        {logo === '' ? <span className="qk-soft">{words.noLogo}</span> : <ShopLogo logo={logo} name={shop} />}
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPT}
          aria-label={words.form.file}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) upload(file);
          }}
        />
        <Button
          variant="quiet"
          busy={busy}
          aria-describedby={messageId}
          onClick={() => input.current?.click()}
        >
          {words.form.choose}
        </Button>
        {logo === '' ? null : (
          <Button variant="quiet" onClick={() => onChange('')}>
            {words.form.remove}
          </Button>
        )}
      </div>
      <span id={messageId} role="status" className={wrong ? 'qk-error' : 'qk-help'}>
        {wrong ?? words.form.logo}
      </span>
    </fieldset>
  );
}
