import { type ReactNode, useRef } from 'react';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { type TabListState, useTabListState } from 'react-stately/useTabListState';
import { Icon, type IconName } from './icons.tsx';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  icon?: IconName | undefined;
  panel: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** Names the row of tabs to screen readers. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Hidden panels stay mounted, so that they keep the user's input. */
  keepPanels?: boolean | undefined;
}

/** The WAI-ARIA tabs pattern: one stop in the tab order. Arrows, Home and End focus and select a tab. */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  keepPanels = false,
}: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  const state = useTabListState<TabItem<Id>>({
    items,
    selectedKey: value,
    onSelectionChange: (key) => {
      const chosen = items.find(({ id }) => id === key);
      if (chosen) onChange(chosen.id);
    },
    children: (item) => (
      <Item key={item.id} textValue={item.label}>
        {item.label}
      </Item>
    ),
  });
  const { tabListProps } = useTabList({ 'aria-label': label }, state, row);

  return (
    <div className="qk-tabs">
      <div {...tabListProps} ref={row} className="qk-tab-row">
        {items.map((item) => (
          <Tab key={item.id} item={item} state={state} />
        ))}
      </div>
      {items
        .filter(({ id }) => keepPanels || id === value)
        .map((item) => (
          <TabPanel key={item.id} item={item} state={state} />
        ))}
    </div>
  );
}

interface PartProps<T extends TabItem> {
  item: T;
  state: TabListState<T>;
}

function Tab<T extends TabItem>({ item, state }: PartProps<T>) {
  const tab = useRef<HTMLButtonElement>(null);
  const { tabProps } = useTab({ key: item.id }, state, tab);
  return (
    <button {...tabProps} ref={tab} type="button" className="qk-tab" aria-label={item.label}>
      {item.icon ? <Icon name={item.icon} /> : null}
      <span>
        <Label words={item.label} />
      </span>
    </button>
  );
}

/** Lets a line end after a slash, which not every browser does by itself. */
function Label({ words }: { words: string }) {
  const [first = '', ...rest] = words.split('/');
  return rest.length === 0 ? (
    first
  ) : (
    <>
      {first}/<wbr />
      <Label words={rest.join('/')} />
    </>
  );
}

function TabPanel<T extends TabItem>({ item, state }: PartProps<T>) {
  const panel = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({ id: item.id }, state, panel);
  return (
    <div {...tabPanelProps} ref={panel} hidden={item.id !== state.selectedKey} className="qk-tab-panel">
      {item.panel}
    </div>
  );
}
