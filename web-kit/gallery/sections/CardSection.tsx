import {
  Badge,
  Card,
  Count,
  Icon,
  LinkButton,
  QrImage,
  RelativeTime,
  Skeleton,
  Sparkline,
} from '../../src/index.ts';
import { Section } from './Section.tsx';
import { sampleCode } from './sample-code.ts';

const month = [
  0, 1, 0, 2, 4, 3, 2, 5, 6, 4, 3, 7, 9, 8, 6, 5, 7, 11, 9, 8, 12, 10, 9, 13, 16, 12, 10, 14, 18, 15,
];
const quiet = month.map(() => 0);

export function CardSection() {
  return (
    <Section title="Cards">
      <div className="gallery-grid">
        <CodeCard name="Blue bag" leads="Opens youtu.be/dQw4w9WgXcQ" values={month} scans={1204} />
        <CodeCard name="Rosa" leads="Page: In memory of Rosa" values={quiet} scans={0} />
        <Card>
          <div className="gallery-code-card" aria-busy="true">
            <Skeleton shape="block" width={120} height={120} />
            <div>
              <Skeleton width="60%" />
              <Skeleton width="85%" />
              <Skeleton width="40%" />
            </div>
            <Skeleton shape="block" height={44} />
          </div>
        </Card>
      </div>
      <div className="qk-row">
        <Badge tone="ok">Paying</Badge>
        <Badge tone="note">Waiting for its owner</Badge>
        <Badge tone="danger">Disapproved</Badge>
        <Badge>Nonpaying</Badge>
      </div>
    </Section>
  );
}

interface CodeCardProps {
  name: string;
  leads: string;
  values: number[];
  scans: number;
}

function CodeCard({ name, leads, values, scans }: CodeCardProps) {
  return (
    <Card as="article">
      <div className="gallery-code-card">
        <QrImage src={sampleCode} label={`QR code of ${name}`} code="K7M2XQ" size={120} />
        <div>
          <h3>{name}</h3>
          <p>{leads}</p>
          <p className="qk-soft qk-small">
            <Count value={scans} one="scan" />, made <RelativeTime date={Date.now() - 3 * 60_000} />
          </p>
          <Sparkline values={values} label={`${scans} scans in 30 days`} />
        </div>
        <LinkButton href="/edit/1" variant="quiet" wide icon={<Icon name="edit" />}>
          Edit QR
        </LinkButton>
      </div>
    </Card>
  );
}
