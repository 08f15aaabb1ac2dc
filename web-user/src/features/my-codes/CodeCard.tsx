import type { Barcode } from '@qlaim/backend/contract';
import { Badge, Card, Count, CreatedDate, Icon, LinkButton, printCode, Sparkline } from '@qlaim/web-kit';
import { CodeSymbol } from './CodeSymbol.tsx';
import { CopyLink } from './CopyLink.tsx';
import { destinationOf, typeOf } from './content-types.ts';
import { DownloadMenu } from './DownloadMenu.tsx';
import { recentScansInWords } from './recent-scans.ts';

/** The card of an owned code (specification section 2, My QR Codes). */
export function CodeCard({ barcode }: { barcode: Barcode }) {
  const { shortCode, storedInfo, link } = barcode;
  const title = barcode.name ?? printCode(shortCode);
  const type = typeOf(storedInfo);
  return (
    <Card as="li" className="qu-code">
      <div className="qu-code-top">
        <CodeSymbol barcode={barcode} title={title} />
        <div className="qu-code-words">
          <h2 className="qu-code-name">{title}</h2>
          <p className="qu-code-destination">{destinationOf(storedInfo)}</p>
          <p className="qu-code-badges">
            <Badge icon={type.icon}>{type.label}</Badge>
            {barcode.isActive ? null : <Badge tone="danger">Disabled</Badge>}
          </p>
        </div>
      </div>
      <div className="qu-code-link">
        <a href={link} target="_blank" rel="noopener">
          <span>{link.replace(/^https?:\/\//, '')}</span>
          <Icon name="external" size={16} />
          <span className="qk-hidden">(opens in a new tab)</span>
        </a>
        <CopyLink link={link} title={title} />
      </div>
      <Activity barcode={barcode} />
      <div className="qu-code-actions">
        <LinkButton href={`/edit/${shortCode}`} variant="quiet" wide icon={<Icon name="edit" />}>
          Edit QR<span className="qk-hidden"> {title}</span>
        </LinkButton>
        <LinkButton href={`/codes/${shortCode}`} variant="quiet" wide icon={<Icon name="chart" />}>
          Scans<span className="qk-hidden"> of {title}</span>
        </LinkButton>
        <DownloadMenu barcode={barcode} title={title} />
      </div>
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
          Created <CreatedDate date={createdAt} />
        </p>
      </div>
      <div className="qu-code-recent">
        <Sparkline values={recentScans} label={recentScansInWords(recentScans)} width={120} height={28} />
        <span className="qk-soft qk-small" aria-hidden="true">
          {recentScans.length} days
        </span>
      </div>
    </div>
  );
}
