import { Fragment, type ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { ReadState } from './ReadState.tsx';
import { Rows } from './Rows.tsx';

interface ListRowsProps<Item extends RaRecord> {
  label: string;
  /** Pixels that the rows take about, until they are read. */
  height: number;
  /** What is said where the server gave no message. */
  fallback?: string | undefined;
  /** Shown in place of no rows. */
  empty: ReactNode;
  row: (item: Item) => ReactNode;
}

/** The rows of a list's page. Old rows stay visible during a new read. */
export function ListRows<Item extends RaRecord>(props: ListRowsProps<Item>) {
  const { label, height, fallback, empty, row } = props;
  const list = useListContext<Item>();
  const { data, isFetching } = list;
  const state = <ReadState read={list} height={height} fallback={fallback} />;
  if (data === undefined) return state;
  if (data.length === 0) return empty;
  return (
    <>
      {state}
      <Rows label={label} busy={isFetching}>
        {data.map((item) => (
          <Fragment key={item.id}>{row(item)}</Fragment>
        ))}
      </Rows>
    </>
  );
}
