import type { AdminCode } from '@qlaim/backend/contract';
import { Badge, Card } from '@qlaim/web-kit';
import { CodePicture } from '../card/CodePicture.tsx';
import { PictureSlot } from '../picture/PictureSlot.tsx';
import { CodeOverview } from './CodeOverview.tsx';
import { RenameCode } from './RenameCode.tsx';

/** What a code is: its picture, its name, its switches, and the facts about it. */
export function CodeHead({ code }: { code: AdminCode }) {
  const picture = (
    <PictureSlot code={code}>
      <CodePicture code={code} />
    </PictureSlot>
  );
  const beside = (
    <>
      <RenameCode code={code} />
      {code.restricted ? <Badge tone="danger">nonpaying</Badge> : null}
    </>
  );
  return (
    <Card as="section" aria-label="The code">
      <CodeOverview code={code} level="h2" picture={picture} beside={beside} />
    </Card>
  );
}
