import { Button } from '../Button.tsx';
import { download } from '../download.ts';
import { notify } from '../feedback/notify.tsx';
import { Icon } from '../icons.tsx';
import type { CsvRow } from './csv.ts';

interface DownloadCsvProps {
  title: string;
  columns: readonly string[];
  rows: readonly CsvRow[];
  file: string;
}

/** The code that writes CSV loads with the first download. */
export function DownloadCsv({ title, columns, rows, file }: DownloadCsvProps) {
  async function save() {
    try {
      const { csvOf } = await import('./csv.ts');
      download(file, csvOf(columns, rows), 'text/csv');
    } catch {
      notify.fail('The file could not be made. Check your connection and try again');
    }
  }
  return (
    <Button variant="quiet" icon={<Icon name="download" />} onClick={() => void save()}>
      Download CSV<span className="qk-hidden">: {title}</span>
    </Button>
  );
}
