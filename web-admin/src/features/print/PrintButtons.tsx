import type { PrintOptions } from '@qlaim/backend/contract';
import { Button } from '@qlaim/web-kit';

type Format = PrintOptions['format'];

export interface PrintButtonsProps {
  /** The format that is being made. */
  busy: Format | undefined;
  disabled: boolean;
  onPrint: (format: Format) => void;
}

export function PrintButtons({ busy, disabled, onPrint }: PrintButtonsProps) {
  return (
    <div className="qk-row">
      <Button busy={busy === 'pdf'} disabled={disabled} onClick={() => onPrint('pdf')}>
        Download PDF
      </Button>
      <Button variant="quiet" busy={busy === 'svg'} disabled={disabled} onClick={() => onPrint('svg')}>
        ZIP of SVGs
      </Button>
    </div>
  );
}
