import { useState } from 'react';
import { Checkbox, OtpField, PasswordField, Select, TextArea, TextField } from '../../src/index.ts';
import { Section } from './Section.tsx';

const zones = ['Europe/Berlin', 'Europe/London', 'America/New_York'].map((zone) => ({
  value: zone,
  label: zone,
}));

export function FieldSection() {
  const [digits, setDigits] = useState('4081');
  const [full, setFull] = useState('123456');
  return (
    <Section title="Fields">
      <div className="gallery-grid">
        <TextField label="Name" placeholder="Name your QR (optional)" help="Only you see it." />
        <TextField label="Link" defaultValue="rosa,example" error="Invalid URL format" />
        <TextField label="Address" prefix="qlaim.app/" defaultValue="k7m2xq" suffix="6 of 6" />
        <TextField label="Email" value="rosa@example.org" disabled readOnly />
        <PasswordField label="Password" defaultValue="a long secret" />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          error="Password must be at least 6 characters long"
        />
        <Select label="Timezone" options={zones} />
        <Select label="Timezone of the second rule" options={zones} error="Timezone is required" />
        <OtpField label="Code from the e-mail" value={digits} onChange={setDigits} help="Six digits." />
        <OtpField
          label="Code that was wrong"
          value={full}
          onChange={setFull}
          error="Please enter valid otp"
        />
        <TextArea
          label="Text"
          limit={4000}
          defaultValue={'She kept bees.\nHer garden was open to everyone.'}
          help="Links become clickable."
        />
        <TextArea
          label="Video description"
          limit={20}
          defaultValue="Longer than it may be"
          error="Description is too long"
        />
        <Checkbox
          label="Protect this page with a secure code"
          help="Visitors are asked for it first."
          defaultChecked
        />
        <Checkbox label="Not to be changed" disabled />
      </div>
    </Section>
  );
}
