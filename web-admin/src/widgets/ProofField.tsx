import './styles/proof-field.css';
import { Button, PasswordField, TextField } from '@qlaim/web-kit';
import { useState } from 'react';
import { useWords } from '../texts/use-say.ts';
import { useWidgetTexts } from './use-widget-texts.ts';

export type Proof = { readonly password: string } | { readonly code: string };

interface ProofFieldProps {
  /** Whether the field has the focus from the beginning. */
  autoFocus?: boolean;
  onChange: (proof: Proof) => void;
}

/** Asks the admin for the own password, or for a code of the own second step. */
export function ProofField({ autoFocus = true, onChange }: ProofFieldProps) {
  const { again } = useWords();
  const { proof } = useWidgetTexts();
  const [byCode, setByCode] = useState(false);
  const [chosen, setChosen] = useState(false);
  const [typed, setTyped] = useState('');

  function type(text: string, code = byCode) {
    setTyped(text);
    onChange(code ? { code: text } : { password: text });
  }

  return (
    <div className="qa-proof">
      {byCode ? (
        <TextField
          key="code"
          label={again.code}
          autoComplete="one-time-code"
          spellCheck={false}
          autoFocus={autoFocus || chosen}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      ) : (
        <PasswordField
          key="password"
          label={again.password}
          autoComplete="current-password"
          autoFocus={autoFocus || chosen}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
      <Button
        variant="quiet"
        onClick={() => {
          setByCode(!byCode);
          setChosen(true);
          type('', !byCode);
        }}
      >
        {byCode ? proof.usePassword : proof.useCode}
      </Button>
    </div>
  );
}
