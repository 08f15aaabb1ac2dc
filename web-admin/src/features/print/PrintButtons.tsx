import type { PrintOptions } from '@qlaim/backend/contract';
import { PRINT } from '@qlaim/backend/texts/console/print';
import { Button } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

type Format = PrintOptions['format'];

export interface PrintButtonsProps {
  /** The format that is being made. */
  busy: Format | undefined;
  disabled: boolean;
  onPrint: (format: Format) => void;
}

export function PrintButtons({ busy, disabled, onPrint }: PrintButtonsProps) {
  const { buttons } = useTexts(PRINT);
  return (
    <div className="qk-row">
      <Button busy={busy === 'pdf'} disabled={disabled} onClick={() => onPrint('pdf')}>
        {buttons.pdf}
      </Button>
      <Button variant="quiet" busy={busy === 'svg'} disabled={disabled} onClick={() => onPrint('svg')}>
        {buttons.svg}
      </Button>
    </div>
  );
}
