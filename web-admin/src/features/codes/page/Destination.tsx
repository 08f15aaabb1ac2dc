import type { AdminCode } from '@qlaim/backend/contract';
import { Button, Card, Icon, LinkButton } from '@qlaim/web-kit';
import { fieldsOfInfo } from '@qlaim/web-kit/content-fields';
import { useState } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { Fact, Facts } from '../../../widgets/Facts.tsx';
import { EditCodeDialog } from '../edit/EditCodeDialog.tsx';
import { storedTexts } from '../stored-texts.ts';

/** Where a code leads, in full, and the editors of it. */
export function Destination({ code }: { code: AdminCode }) {
  const [open, setOpen] = useState(false);
  const may = useMay();
  const stored = storedTexts(code);
  return (
    <Card as="section" aria-label="Leads to">
      {stored ? (
        <Facts>
          <Fact term="Type">{stored.type}</Fact>
          {fieldsOfInfo(code.storedInfo).map(({ label, text }) => (
            <Fact key={label} term={label}>
              {text}
            </Fact>
          ))}
        </Facts>
      ) : (
        <p className="qk-soft">Nothing is stored yet.</p>
      )}
      {may('content.manage') ? (
        <div className="qa-code-destination-tools">
          <Button icon={<Icon name="edit" />} onClick={() => setOpen(true)}>
            Change the link or number
          </Button>
          <LinkButton variant="quiet" href={`/editor/${code.shortCode}`}>
            Open the editor of all types
          </LinkButton>
        </div>
      ) : null}
      {open ? <EditCodeDialog code={code} open onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
