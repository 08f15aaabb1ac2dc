import type { Barcode } from '@qlaim/backend/contract';
import {
  Badge,
  Card,
  Count,
  formatCreatedDate,
  Icon,
  LinkButton,
  printCode,
  Sparkline,
} from '@qlaim/web-kit';
import { CodePicture } from './CodePicture.tsx';
import { destinationOf, typeLabelOf } from './destination.ts';
import { recentScansInWords } from './recent-scans.ts';

/** The card of an owned code (specification section 2, My QR Codes). */
export function CodeCard({ barcode }: { barcode: Barcode }) {
  const { shortCode, storedInfo, link } = barcode;
  const title = barcode.name ?? printCode(shortCode);
  return (
    <Card as="li" className="qu-code">
      <div className="qu-code-top">
        <CodePicture barcode={barcode} title={title} />
        <div className="qu-code-words">
          <h2 className="qu-code-name">{title}</h2>
          <p>{destinationOf(storedInfo)}</p>
          <p className="qu-code-badges">
            <Badge icon={storedInfo?.infoType === 'phoneNumber' ? 'phone' : 'link'}>
              {typeLabelOf(storedInfo)}
            </Badge>
            {barcode.isActive ? null : <Badge tone="danger">Disabled</Badge>}
          </p>
        </div>
      </div>
      <a className="qu-code-link" href={link} target="_blank" rel="noopener">
        <span>{link.replace(/^https?:\/\//, '')}</span>
        <Icon name="external" size={16} />
        <span className="qk-hidden">(opens in a new tab)</span>
      </a>
      <Activity barcode={barcode} />
      <LinkButton href={`/edit/${shortCode}`} variant="quiet" wide icon={<Icon name="edit" />}>
        Edit QR<span className="qk-hidden"> {title}</span>
      </LinkButton>
    </Card>
  );
}

function Activity({ barcode: { scanCount, recentScans, createdAt } }: { barcode: Barcode }) {
  return (
    <div className="qu-code-activity">
      <div>
        <strong>
          <Count value={scanCount} one="scan" />
        </strong>
        <p className="qk-soft qk-small">
          Created <time dateTime={createdAt}>{formatCreatedDate(createdAt)}</time>
        </p>
      </div>
      <Sparkline values={recentScans} label={recentScansInWords(recentScans)} width={140} height={40} />
    </div>
  );
}
