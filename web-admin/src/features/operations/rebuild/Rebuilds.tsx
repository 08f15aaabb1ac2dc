import { Card } from '@qlaim/web-kit';
import { useId } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { LatestRebuild } from './LatestRebuild.tsx';
import { StartRebuild } from './StartRebuild.tsx';
import { isUnderWay, useRebuilds } from './use-rebuilds.ts';
import './rebuild.css';

/** Makes read models again, and shows the latest rebuild. */
export function Rebuilds() {
  const id = useId();
  const may = useMay();
  const read = useRebuilds();
  const { data } = read;
  return (
    <Card as="section" className="qa-rebuild" aria-labelledby={id}>
      <h2 id={id}>Rebuild</h2>
      <p>Makes read models again from the event log, where they show what is wrong.</p>
      <ReadState read={read} height={64} />
      {data?.latest ? <LatestRebuild rebuild={data.latest} /> : null}
      {data && may('operations.manage') ? (
        <StartRebuild readModels={data.readModels} busy={isUnderWay(data.latest)} />
      ) : null}
    </Card>
  );
}
