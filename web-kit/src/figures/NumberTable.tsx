import { useFormats } from '../kit-context.tsx';
import type { CountRow } from './csv.ts';

interface NumberTableProps {
  labelledBy: string;
  columns: readonly [string, string];
  rows: readonly CountRow[];
}

export function NumberTable({ labelledBy, columns: [name, count], rows }: NumberTableProps) {
  const formats = useFormats();
  return (
    <table className="qk-numbers" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formats.count(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
