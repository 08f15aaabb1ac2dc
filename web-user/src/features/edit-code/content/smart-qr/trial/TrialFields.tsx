import { SMART_DEVICES, type Trial } from '@qlaim/backend/contract/smart';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { languageName } from '@qlaim/backend/texts/when';
import { Select, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { ownZone } from '../condition-values.ts';
import type { SmartValues } from '../smart-values.ts';
import { shownZone, zoneNames } from '../zone-names.ts';
import { zonesInUse } from './trial-zone.ts';

interface TrialFieldsProps {
  smart: SmartValues;
  trial: Trial;
  onChange: (changes: Partial<Trial>) => void;
}

/** The phone of a trial: its zone, its day and time; its language and its kind where a time asks for them. */
export function TrialFields({ smart, trial, onChange }: TrialFieldsProps) {
  const { smart: words, versions } = useTexts(EDIT);
  const { locale, devices } = versions.when;
  const languages = [...new Set(smart.conditions.flatMap((condition) => condition.languages))];
  const byDevice = smart.conditions.some((condition) => condition.devices.length > 0);
  const other = { value: '', label: words.trial.other };
  const own = ownZone();
  return (
    <div className="qu-trial-fields">
      {smart.atPlace ? null : (
        <Select
          className="qu-trial-zone"
          label={words.trial.zone}
          value={trial.zone}
          onChange={({ target }) => onChange({ zone: target.value })}
          options={zoneNames(own, ...zonesInUse(smart)).map((zone) => ({
            value: zone,
            label: zone === own ? words.trial.yours(shownZone(zone)) : shownZone(zone),
          }))}
        />
      )}
      <TextField
        label={words.trial.date}
        type="date"
        value={trial.date}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <TextField
        label={words.opensAt}
        type="time"
        value={trial.clock}
        onChange={({ target }) => onChange({ clock: target.value })}
      />
      {languages.length > 0 ? (
        <Select
          label={words.trial.language}
          value={languages.includes(trial.language) ? trial.language : ''}
          onChange={({ target }) => onChange({ language: target.value })}
          options={[other, ...languages.map((value) => ({ value, label: languageName(value, locale) }))]}
        />
      ) : null}
      {byDevice ? (
        <Select
          label={words.trial.device}
          value={trial.device}
          onChange={({ target }) =>
            onChange({ device: SMART_DEVICES.find((device) => device === target.value) ?? '' })
          }
          options={[other, ...SMART_DEVICES.map((value) => ({ value, label: devices[value] }))]}
        />
      ) : null}
    </div>
  );
}
