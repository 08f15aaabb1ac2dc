import { Button, EmptyState } from '@qlaim/web-kit';
import { isFiltered } from '../filters/code-filter.ts';
import { useCodeFilter } from '../filters/use-code-filter.ts';
import { AMOUNT_FIELD } from '../generate/GenerateForm.tsx';

export function NoCodes() {
  const { filter, reset } = useCodeFilter();
  if (isFiltered(filter)) {
    return (
      <EmptyState
        level={3}
        icon="search"
        title="No codes match these filters"
        action={<Button onClick={reset}>Clear all filters</Button>}
      >
        Widen the dates, or search for fewer characters. A search finds parts of codes and names, and
        beginnings of e-mails and links.
      </EmptyState>
    );
  }
  const toAmount = () => document.getElementById(AMOUNT_FIELD)?.focus();
  return (
    <EmptyState
      level={3}
      title="No QR codes yet"
      action={<Button onClick={toAmount}>Enter an amount</Button>}
    >
      Enter how many you need and press Generate Links. Their addresses come as a CSV file for printing.
    </EmptyState>
  );
}
