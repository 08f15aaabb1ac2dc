import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { Button, Card, Icon, LinkButton } from '@qlaim/web-kit';
import { fieldsOfInfo } from '@qlaim/web-kit/content-fields';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { Fact, Facts } from '../../../widgets/Facts.tsx';
import { EditCodeDialog } from '../edit/EditCodeDialog.tsx';
import { storedTexts } from '../stored-texts.ts';
import { FlaggedDestinations } from './FlaggedDestinations.tsx';

/** Where a code leads, in full, and the editors of it. */
export function Destination({ code }: { code: AdminCode }) {
  const [open, setOpen] = useState(false);
  const may = useMay();
  const { destination: words, parts, versions } = useTexts(CODE_PAGE);
  const stored = storedTexts(code, useTexts(CODE_LIST).stored);
  return (
    <Card as="section" aria-label={parts.destination}>
      <FlaggedDestinations code={code} />
      {stored ? (
        <Facts>
          <Fact term={words.type}>{stored.type}</Fact>
          {fieldsOfInfo(code.storedInfo, versions).map(({ label, text }) => (
            <Fact key={label} term={label}>
              {text}
            </Fact>
          ))}
        </Facts>
      ) : (
        <p className="qk-soft">{words.nothing}</p>
      )}
      {may('content.manage') ? (
        <div className="qa-code-destination-tools">
          <Button icon={<Icon name="edit" />} onClick={() => setOpen(true)}>
            {words.change}
          </Button>
          <LinkButton variant="quiet" href={`/editor/${code.shortCode}`}>
            {words.editor}
          </LinkButton>
        </div>
      ) : null}
      {open ? <EditCodeDialog code={code} open onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
