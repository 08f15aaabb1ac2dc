import './banners.css';
import { type BannerField, LIMITS } from '@qlaim/backend/contract';
import { Button, TextArea } from '@qlaim/web-kit';
import { useRemoveText } from './use-banner-texts.ts';

interface BannerTextProps {
  name: BannerField;
  label: string;
  /** The text that owners see now. */
  saved: string;
  text: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (text: string) => void;
}

/** A text and its removal. An empty field keeps the text (specification, section 7), so it needs a button of its own. */
export function BannerText({ name, label, saved, text, error, readOnly, onChange }: BannerTextProps) {
  const { mutate, isPending } = useRemoveText((_field, left) => onChange(left));
  return (
    <div className="qa-banner">
      <TextArea
        name={name}
        label={label}
        limit={LIMITS.bannerTextLength}
        value={text}
        error={error}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
      />
      {saved === '' || readOnly ? null : (
        <Button variant="quiet" busy={isPending} onClick={() => mutate({ field: name, text: saved })}>
          Remove<span className="qk-hidden"> the text of the {label.toLowerCase()}</span>
        </Button>
      )}
    </div>
  );
}
