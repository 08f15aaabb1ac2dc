import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
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
  /** Keeps the panels that aren't shown, with what was typed into them. */
  keepPanels?: boolean | undefined;
}

/** The WAI-ARIA tabs pattern: one stop in the tab order, arrows, Home and End move and choose at once. */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  keepPanels = false,
}: TabsProps<Id>) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);

  function keys(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.id === value);
    const next = { ArrowRight: (at + 1) % items.length, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const item = next === undefined ? undefined : items.at(next);
    if (item === undefined) return;
    event.preventDefault();
    onChange(item.id);
    const tab = row.current?.children[items.indexOf(item)];
    if (tab instanceof HTMLElement) tab.focus();
  }

  return (
    <div className="qk-tabs">
      <div ref={row} role="tablist" aria-label={label} className="qk-tab-row" onKeyDown={keys}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-${item.id}-tab`}
            aria-selected={item.id === value}
            aria-controls={item.id === value || keepPanels ? `${base}-${item.id}` : undefined}
            tabIndex={item.id === value ? 0 : -1}
            className="qk-tab"
            onClick={() => onChange(item.id)}
          >
            {item.icon ? <Icon name={item.icon} /> : null}
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) =>
        item.id === value || keepPanels ? (
          <div
            key={item.id}
            role="tabpanel"
            id={`${base}-${item.id}`}
            aria-labelledby={`${base}-${item.id}-tab`}
            hidden={item.id !== value}
            className="qk-tab-panel"
          >
            {item.panel}
          </div>
        ) : null,
      )}
    </div>
  );
}
