import { Button, EmptyState } from '@qlaim/web-kit';
import { useMay } from '../../../api/use-may.ts';
import { isFiltered } from '../filters/code-filter.ts';
import { useCodeFilter } from '../filters/use-code-filter.ts';
import { GENERATE_BUTTON } from '../generate/GenerateCodes.tsx';

export function NoCodes() {
  const may = useMay();
  const { filter, reset } = useCodeFilter();
  if (isFiltered(filter)) {
    return (
      <EmptyState
        level={3}
        icon="search"
        title="No codes match these filters"
        action={<Button onClick={reset}>Clear all filters</Button>}
      >
        Take a filter away, or search for fewer characters. A search finds parts of codes, names, notes,
        batches, owners, links and phone numbers.
      </EmptyState>
    );
  }
  if (!may('codes.generate')) return <EmptyState level={3} title="No QR codes yet" />;
  const generate = () => document.getElementById(GENERATE_BUTTON)?.click();
  return (
    <EmptyState
      level={3}
      title="No QR codes yet"
      action={<Button onClick={generate}>Enter an amount</Button>}
    >
      Enter how many you need and press Generate Links. Their addresses come as a CSV file for printing.
    </EmptyState>
  );
}
