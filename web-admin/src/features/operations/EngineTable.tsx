import type { OperationsReport } from '@qlaim/backend/contract';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { Badge, Card } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useId } from 'react';
import { useSay } from '../../texts/use-say.ts';
import { engineName } from './names.ts';

/** Each engine, and how fast it answers. */
export function EngineTable({ engines }: Pick<OperationsReport, 'engines'>) {
  const words = useTexts(OPERATIONS);
  const { title, engine, answers, in: within } = words.page.engines;
  const say = useSay();
  const id = useId();
  return (
    <Card as="section" className="qk-figures" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className="qk-numbers" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{engine}</th>
            <th scope="col">{answers}</th>
          </tr>
        </thead>
        <tbody>
          {engines.map(({ name, answeredIn, problem }) => (
            <tr key={name}>
              <th scope="row">{engineName(name, words)}</th>
              <td>
                {answeredIn === null ? (
                  <Badge tone="danger">{problem && say(problem)}</Badge>
                ) : (
                  within(`${answeredIn} ms`)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
