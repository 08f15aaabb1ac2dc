import type { InfoType } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { Icon, Select, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { isOrder, ORDERS, type Wanted } from './find-codes.ts';

interface FindFieldsProps {
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
  /** The types that codes have. One alone is no choice. */
  types: readonly InfoType[];
  /** How many codes are shown. Screen readers hear each change. */
  children: string;
}

export default function FindFields({ wanted, onWanted, types, children }: FindFieldsProps) {
  const { find, content } = useTexts(CODES);
  const orders = ORDERS.map((value) => ({ value, label: find.orders[value] }));
  const labels = types.map((value) => ({ value, label: content.labels[value] }));
  return (
    <div className="qu-find">
      <TextField
        label={find.search}
        type="search"
        placeholder={find.placeholder}
        autoComplete="off"
        prefix={<Icon name="search" />}
        value={wanted.text}
        onChange={(event) => onWanted({ ...wanted, text: event.target.value })}
        help={<span role="status">{children}</span>}
      />
      {types.length > 1 ? (
        <Select
          label={find.type}
          options={[{ value: 'all', label: find.allTypes }, ...labels]}
          value={wanted.type}
          onChange={({ target: { value } }) =>
            onWanted({ ...wanted, type: types.find((type) => type === value) ?? 'all' })
          }
        />
      ) : null}
      <Select
        label={find.order}
        options={orders}
        value={wanted.order}
        onChange={({ target: { value } }) => {
          if (isOrder(value)) onWanted({ ...wanted, order: value });
        }}
      />
    </div>
  );
}
