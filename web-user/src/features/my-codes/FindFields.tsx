import { Icon, Select, TextField } from '@qlaim/web-kit';
import { isOrder, ORDERS, type Order } from './find-codes.ts';

const OPTIONS = Object.entries(ORDERS).map(([value, label]) => ({ value, label }));

interface FindFieldsProps {
  text: string;
  onText: (text: string) => void;
  order: Order;
  onOrder: (order: Order) => void;
  /** How many codes are shown. Screen readers hear each change. */
  children: string;
}

export function FindFields({ text, onText, order, onOrder, children }: FindFieldsProps) {
  return (
    <div className="qu-find">
      <TextField
        label="Search"
        type="search"
        placeholder="Name, printed code or destination"
        autoComplete="off"
        prefix={<Icon name="search" />}
        value={text}
        onChange={(event) => onText(event.target.value)}
        help={<span role="status">{children}</span>}
      />
      <Select
        label="Order"
        options={OPTIONS}
        value={order}
        onChange={({ target: { value } }) => {
          if (isOrder(value)) onOrder(value);
        }}
      />
    </div>
  );
}
