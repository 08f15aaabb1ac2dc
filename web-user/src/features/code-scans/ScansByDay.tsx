import type { CodeScans } from '@qlaim/backend/contract';
import { SCANS } from '@qlaim/backend/texts/owner/scans';
import { Button, Icon } from '@qlaim/web-kit';
import { DayFigures } from '@qlaim/web-kit/figures';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';

const SPANS = [30, 90] as const;

export function ScansByDay({ days, file }: { days: CodeScans['days']; file: string }) {
  const words = useTexts(SCANS);
  const [span, setSpan] = useState<(typeof SPANS)[number]>(30);
  return (
    <DayFigures
      days={days.slice(-span)}
      file={file}
      choice={
        <fieldset className="qu-scans-spans">
          <legend className="qk-hidden">{words.days}</legend>
          {SPANS.map((length) => (
            <Button
              key={length}
              variant="quiet"
              aria-pressed={length === span}
              icon={length === span ? <Icon name="check" size={16} /> : undefined}
              onClick={() => setSpan(length)}
            >
              {words.span(length)}
            </Button>
          ))}
        </fieldset>
      }
    />
  );
}
