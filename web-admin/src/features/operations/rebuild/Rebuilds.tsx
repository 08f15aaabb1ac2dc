import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { Card } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useId } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { LatestRebuild } from './LatestRebuild.tsx';
import { StartRebuild } from './StartRebuild.tsx';
import { isUnderWay, useRebuilds } from './use-rebuilds.ts';
import './rebuild.css';

/** Makes read models again, and shows the latest rebuild. */
export function Rebuilds() {
  const { title, intro } = useTexts(OPERATIONS).rebuild;
  const id = useId();
  const may = useMay();
  const read = useRebuilds();
  const { data } = read;
  return (
    <Card as="section" className="qa-rebuild" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{intro}</p>
      <ReadState read={read} height={64} />
      {data?.latest ? <LatestRebuild rebuild={data.latest} /> : null}
      {data && may('operations.manage') ? (
        <StartRebuild readModels={data.readModels} busy={isUnderWay(data.latest)} />
      ) : null}
    </Card>
  );
}
