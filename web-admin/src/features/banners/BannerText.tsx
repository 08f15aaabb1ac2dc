import './banners.css';
import { type BannerField, LIMITS } from '@qlaim/backend/contract';
import { BANNERS } from '@qlaim/backend/texts/console/banners';
import { Button, TextArea } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useRemoveText } from './use-banner-texts.ts';

interface BannerTextProps {
  name: BannerField;
  /** The text that owners see now. */
  saved: string;
  text: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (text: string) => void;
}

/** A text and its removal. An empty field keeps the text (specification, section 7), so it needs a button of its own. */
export function BannerText({ name, saved, text, error, readOnly, onChange }: BannerTextProps) {
  const words = useTexts(BANNERS);
  const { mutate, isPending } = useRemoveText((_field, left) => onChange(left));
  return (
    <div className="qa-banner">
      <TextArea
        name={name}
        label={words.labels[name]}
        limit={LIMITS.bannerTextLength}
        value={text}
        error={error}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
      />
      {saved === '' || readOnly ? null : (
        <Button variant="quiet" busy={isPending} onClick={() => mutate({ field: name, text: saved })}>
          {words.remove}
          <span className="qk-hidden">{words.removed[name]}</span>
        </Button>
      )}
    </div>
  );
}
