import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import {
  Badge,
  Card,
  CreatedDate,
  contentType,
  Icon,
  Link,
  LinkButton,
  printCode,
  Sparkline,
  useFormats,
} from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { CopyLink } from './CopyLink.tsx';
import { CodeMenu } from './card/CodeMenu.tsx';
import { CodeThing } from './card/CodeThing.tsx';
import { PrintedElsewhere } from './card/PrintedElsewhere.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';
import { destinationOf } from './destination.ts';

/** The card of an owned code (specification section 2, My QR Codes). */
export function CodeCard({ barcode }: { barcode: Barcode }) {
  const { shortCode, storedInfo, link } = barcode;
  const { card, content, visibility } = useTexts(CODES);
  const { newTab } = useTexts(SHELL).words;
  const title = barcode.name ?? printCode(shortCode);
  const type = contentType(storedInfo, content);
  return (
    <Card as="li" className="qu-code">
      <CodeThing barcode={barcode} title={title} />
      <div className="qu-code-words">
        <h2 className="qu-code-name">{title}</h2>
        <p className="qu-code-destination">{destinationOf(storedInfo, content)}</p>
        <p className="qu-code-badges">
          <Badge icon={type.icon}>{type.label}</Badge>
          {barcode.hidden ? <Badge icon="eyeOff">{visibility.hidden}</Badge> : null}
          {barcode.isActive ? null : <Badge tone="danger">{card.disabled}</Badge>}
          {barcode.withheld ? <Badge tone="danger">{card.withheld}</Badge> : null}
          {barcode.flags.length > 0 ? <Badge tone="danger">{card.flagged}</Badge> : null}
        </p>
        {barcode.decision === null ? null : (
          <p>
            <Link href={`/decision/${barcode.decision}`}>
              {card.why}
              <span className="qk-hidden"> {title}</span>
            </Link>
          </p>
        )}
      </div>
      <div className="qu-code-link">
        <a href={link} target="_blank" rel="noopener">
          <span>{link.replace(/^https?:\/\//, '')}</span>
          <Icon name="external" size={16} />
          <span className="qk-hidden">{newTab}</span>
        </a>
        <CopyLink link={link} title={title} />
      </div>
      <PrintedElsewhere barcode={barcode} />
      <Activity barcode={barcode} title={title} />
      <div className="qu-code-actions">
        <LinkButton href={`/edit/${shortCode}`} variant="quiet" wide icon={<Icon name="edit" />}>
          {card.edit}
          <span className="qk-hidden"> {title}</span>
        </LinkButton>
        <DownloadMenu barcode={barcode} title={title} />
        <CodeMenu barcode={barcode} title={title} />
      </div>
    </Card>
  );
}

function Activity({ barcode, title }: { barcode: Barcode; title: string }) {
  const { scanCount, recentScans, createdAt, shortCode } = barcode;
  const { count } = useFormats();
  const { card } = useTexts(CODES);
  const sum = recentScans.reduce((total, scans) => total + scans, 0);
  const recent = card.recent(sum, recentScans.length, count(recentScans.at(-1) ?? 0));
  return (
    <div className="qu-code-activity">
      <div>
        <Link className="qu-code-scans" href={`/codes/${shortCode}`}>
          <strong className="qk-count">{card.count(scanCount)}</strong>
          <span className="qk-hidden"> {card.of(title)}</span>
        </Link>
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
