import { PHONE } from '@qlaim/backend/texts/owner/phone';
import { Button, Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { openReader } from './read-symbol.ts';

type Outcome = 'nothing' | 'unreadable' | 'unready' | 'foreign';

interface ReadPictureProps {
  /** Follows the text of a symbol. It returns whether it is one of ours. */
  onText: (text: string) => boolean;
}

/** Reads a code from a picture, such as one that was sent by somebody. The picture does not leave the device. */
export function ReadPicture({ onText }: ReadPictureProps) {
  const { scan } = useTexts(PHONE);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = currentTarget.files ?? [];
    // The next picture may be the same file.
    currentTarget.value = '';
    if (!file) return;
    setBusy(true);
    setOutcome(undefined);
    const text = await textIn(file);
    setBusy(false);
    if (typeof text === 'string') setOutcome(onText(text) ? undefined : 'foreign');
    else setOutcome(text.outcome);
  }

  return (
    <div className="qu-scan-picture">
      <input ref={input} hidden type="file" accept="image/*" aria-label={scan.picture} onChange={take} />
      <Button
        variant="quiet"
        wide
        icon={<Icon name="image" />}
        busy={busy}
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {scan.picture}
      </Button>
      <p id={id} className="qu-scan-outcome" role="status">
        {outcome === undefined ? null : (
          <>
            <Icon name="alert" size={16} />
            <span>{scan[outcome]}</span>
          </>
        )}
      </p>
    </div>
  );
}

async function textIn(file: File): Promise<string | { readonly outcome: Outcome }> {
  const read = await openReader('picture').catch(() => undefined);
  if (!read) return { outcome: 'unready' };
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { outcome: 'unreadable' };
  try {
    return (await read(picture)) ?? { outcome: 'nothing' };
  } finally {
    picture.close();
  }
}
