import Box from '@mui/material/Box';
import type { BannerField, BannerTexts } from '@qlaim/backend/contract';
import { Button } from '@qlaim/web-kit';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useReadOnly } from '../api/use-read-only.ts';
import { BannerText } from './BannerText.tsx';
import { BANNER_FIELDS, TOO_LONG, tooLong } from './banner-texts.ts';
import { useUpdateTexts } from './use-banner-texts.ts';

export function BannerForm({ saved }: { saved: BannerTexts }) {
  const [texts, setTexts] = useState(saved);
  const [wrong, setWrong] = useState<readonly BannerField[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const readOnly = useReadOnly();
  const { mutate, isPending } = useUpdateTexts(setTexts);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    const found = tooLong(texts);
    setWrong(found);
    const [first] = found;
    if (first) form.current?.querySelector<HTMLTextAreaElement>(`[name=${first}]`)?.focus();
    else mutate(texts);
  }

  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        {BANNER_FIELDS.map(({ name, label }) => (
          <BannerText
            key={name}
            name={name}
            label={label}
            saved={saved[name]}
            text={texts[name]}
            error={wrong.includes(name) ? TOO_LONG : undefined}
            readOnly={readOnly}
            onChange={(text) => setTexts((now) => ({ ...now, [name]: text }))}
          />
        ))}
      </Box>
      {readOnly ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
          <Button type="submit" busy={isPending}>
            Submit
          </Button>
          <span className="qk-soft qk-small">A field left empty keeps its present text.</span>
        </Box>
      )}
    </Box>
  );
}
