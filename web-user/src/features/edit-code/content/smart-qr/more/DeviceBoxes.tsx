import { SMART_DEVICES } from '@qlaim/backend/contract/smart';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Checkbox } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { MoreProps } from './more-props.ts';

/** The kinds of devices for which a time opens its link. */
export function DeviceBoxes({ form, place }: MoreProps) {
  const { smart, versions } = useTexts(EDIT);
  return (
    <fieldset className="qu-boxes">
      <legend className="qk-label">{smart.more.devices}</legend>
      <div className="qu-box-list">
        {SMART_DEVICES.map((device) => (
          <Checkbox
            key={device}
            value={device}
            label={versions.when.devices[device]}
            {...form.register(`smart.conditions.${place}.devices`)}
          />
        ))}
      </div>
    </fieldset>
  );
}
