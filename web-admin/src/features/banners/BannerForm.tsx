import './banners.css';
import { type BannerField, type BannerTexts, FORM_MESSAGES } from '@qlaim/backend/contract';
import { BANNERS } from '@qlaim/backend/texts/console/banners';
import { Button } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useMay } from '../../api/use-may.ts';
import { useSay } from '../../texts/use-say.ts';
import { Columns } from '../../widgets/Columns.tsx';
import { BannerText } from './BannerText.tsx';
import { BANNER_FIELDS, tooLong } from './banner-texts.ts';
import { useUpdateTexts } from './use-banner-texts.ts';

export function BannerForm({ saved }: { saved: BannerTexts }) {
  const words = useTexts(BANNERS);
  const say = useSay();
  const [texts, setTexts] = useState(saved);
  const [wrong, setWrong] = useState<readonly BannerField[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const readOnly = !useMay()('content.manage');
  const { mutate, isPending } = useUpdateTexts(saved, setTexts);

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
    <form ref={form} noValidate onSubmit={submit} className="qa-banners">
      <Columns className="qa-banners-texts">
        {BANNER_FIELDS.map((name) => (
          <BannerText
            key={name}
            name={name}
            saved={saved[name]}
            text={texts[name]}
            error={wrong.includes(name) ? say(FORM_MESSAGES.bannerLong) : undefined}
            readOnly={readOnly}
            onChange={(text) => setTexts((now) => ({ ...now, [name]: text }))}
          />
        ))}
      </Columns>
      {readOnly ? null : (
        <div className="qa-banners-foot">
          <Button type="submit" busy={isPending}>
            {words.submit}
          </Button>
          <span className="qk-soft qk-small">{words.advice}</span>
        </div>
      )}
    </form>
  );
}
