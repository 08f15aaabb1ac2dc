import { CODES } from '@qlaim/backend/texts/owner/codes';
import { Icon, Select, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { isOrder, ORDERS, type Order } from './find-codes.ts';

interface FindFieldsProps {
  text: string;
  onText: (text: string) => void;
  order: Order;
  onOrder: (order: Order) => void;
  /** How many codes are shown. Screen readers hear each change. */
  children: string;
}

export function FindFields({ text, onText, order, onOrder, children }: FindFieldsProps) {
  const { find } = useTexts(CODES);
  const options = ORDERS.map((value) => ({ value, label: find.orders[value] }));
  return (
    <div className="qu-find">
      <TextField
        label={find.search}
        type="search"
        placeholder={find.placeholder}
        autoComplete="off"
        prefix={<Icon name="search" />}
        value={text}
        onChange={(event) => onText(event.target.value)}
        help={<span role="status">{children}</span>}
      />
      <Select
        label={find.order}
        options={options}
        value={order}
        onChange={({ target: { value } }) => {
          if (isOrder(value)) onOrder(value);
        }}
      />
    </div>
  );
}
