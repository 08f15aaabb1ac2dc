import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import {
  Badge,
  Card,
  CreatedDate,
  contentType,
  Icon,
  LinkButton,
  printCode,
  Sparkline,
  useFormats,
} from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { CodeSymbol } from './CodeSymbol.tsx';
import { CopyLink } from './CopyLink.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';
import { destinationOf } from './destination.ts';

/** The card of an owned code (specification section 2, My QR Codes). */
export function CodeCard({ barcode }: { barcode: Barcode }) {
  const { shortCode, storedInfo, link } = barcode;
  const { card, content } = useTexts(CODES);
  const { newTab } = useTexts(SHELL).words;
  const title = barcode.name ?? printCode(shortCode);
  const type = contentType(storedInfo, content);
  return (
    <Card as="li" className="qu-code">
      <div className="qu-code-top">
        <CodeSymbol barcode={barcode} title={title} />
        <div className="qu-code-words">
          <h2 className="qu-code-name">{title}</h2>
          <p className="qu-code-destination">{destinationOf(storedInfo, content)}</p>
          <p className="qu-code-badges">
            <Badge icon={type.icon}>{type.label}</Badge>
            {barcode.isActive ? null : <Badge tone="danger">{card.disabled}</Badge>}
          </p>
        </div>
      </div>
      <div className="qu-code-link">
        <a href={link} target="_blank" rel="noopener">
          <span>{link.replace(/^https?:\/\//, '')}</span>
          <Icon name="external" size={16} />
          <span className="qk-hidden">{newTab}</span>
        </a>
        <CopyLink link={link} title={title} />
      </div>
      <Activity barcode={barcode} />
      <div className="qu-code-actions">
        <LinkButton href={`/edit/${shortCode}`} variant="quiet" wide icon={<Icon name="edit" />}>
          {card.edit}
          <span className="qk-hidden"> {title}</span>
        </LinkButton>
        <LinkButton href={`/codes/${shortCode}`} variant="quiet" wide icon={<Icon name="chart" />}>
          {card.scans}
          <span className="qk-hidden"> {card.of(title)}</span>
        </LinkButton>
        <DownloadMenu barcode={barcode} title={title} />
      </div>
    </Card>
  );
}

function Activity({ barcode: { scanCount, recentScans, createdAt } }: { barcode: Barcode }) {
  const { count } = useFormats();
  const { card } = useTexts(CODES);
  const sum = recentScans.reduce((total, scans) => total + scans, 0);
  const recent = card.recent(sum, recentScans.length, count(recentScans.at(-1) ?? 0));
  return (
    <div className="qu-code-activity">
      <div>
        <strong className="qk-count">{card.count(scanCount)}</strong>
        <p className="qk-soft qk-small">{fill(card.created, <CreatedDate date={createdAt} />)}</p>
      </div>
      <div className="qu-code-recent">
        <Sparkline values={recentScans} label={recent} width={120} height={28} />
        <span className="qk-soft qk-small" aria-hidden="true">
          {card.span(recentScans.length)}
        </span>
      </div>
    </div>
  );
}
