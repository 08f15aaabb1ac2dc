import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { Card, Icon, IconButton, Steps } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import './first-scan.css';
import { ShareCode } from './ShareCode.tsx';
import { useScanned } from './useScanned.ts';

interface FirstScanProps {
  barcode: Barcode;
  /** The scans that the code had while it led nowhere. */
  before: number;
  onClose: () => void;
}

/** The last step of a claim: a scan that the server has counted ticks it, and the code can be shared. */
export default function FirstScan({ barcode, before, onClose }: FirstScanProps) {
  const words = useTexts(CODES).first;
  const scanned = useScanned(barcode, before);
  return (
    <Card as="section" className="qu-first-scan" aria-labelledby="first-scan">
      <div className="qu-first-scan-head">
        <div role="status">
          <h2 id="first-scan">
            {scanned ? <Icon name="check" /> : null}
            {scanned ? words.works : words.scan}
          </h2>
        </div>
        <IconButton icon="close" label={words.dismiss} onClick={onClose} />
      </div>
      <Steps
        steps={words.steps}
        done={scanned ? words.steps.length : words.steps.length - 1}
        label={words.label}
      />
      <p className="qk-soft">{scanned ? words.worksAdvice : words.scanAdvice}</p>
      {scanned ? <ShareCode barcode={barcode} /> : null}
    </Card>
  );
}
