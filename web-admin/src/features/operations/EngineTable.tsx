import type { OperationsReport } from '@qlaim/backend/contract';
import { Badge, Card } from '@qlaim/web-kit';
import { useId } from 'react';
import { engineName } from './names.ts';

/** Each engine, and how fast it answers. */
export function EngineTable({ engines }: Pick<OperationsReport, 'engines'>) {
  const id = useId();
  return (
    <Card as="section" className="qk-figures" aria-labelledby={id}>
      <h2 id={id}>Engines</h2>
      <table className="qk-numbers" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Engine</th>
            <th scope="col">Answers</th>
          </tr>
        </thead>
        <tbody>
          {engines.map(({ name, answeredIn, problem }) => (
            <tr key={name}>
              <th scope="row">{engineName(name)}</th>
              <td>{answeredIn === null ? <Badge tone="danger">{problem}</Badge> : `in ${answeredIn} ms`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
