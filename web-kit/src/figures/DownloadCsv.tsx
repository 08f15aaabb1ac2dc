import { Button } from '../Button.tsx';
import { download } from '../download.ts';
import { notify } from '../feedback/notify.tsx';
import { Icon } from '../icons.tsx';
import type { CsvRow } from './csv.ts';
import { useFigureWords } from './figure-texts.ts';

interface DownloadCsvProps {
  title: string;
  columns: readonly string[];
  rows: readonly CsvRow[];
  file: string;
  /** What the button says, where it does not stand below its table. */
  label?: string;
}

/** The code that writes CSV loads with the first download. */
export function DownloadCsv({ title, columns, rows, file, label }: DownloadCsvProps) {
  const { csv, failed } = useFigureWords();
  async function save() {
    try {
      const { csvOf } = await import('./csv.ts');
      download(file, csvOf(columns, rows), 'text/csv');
    } catch {
      notify.fail(failed);
    }
  }
  return (
    <Button variant="quiet" icon={<Icon name="download" />} onClick={() => void save()}>
      {label ?? csv}
      <span className="qk-hidden">: {title}</span>
    </Button>
  );
}
