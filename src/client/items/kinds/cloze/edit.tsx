import type { ItemOf } from '#shared/items/item';
import { clozeAsTyped, clozeFromTyped } from '#shared/items/kinds/cloze';
import type { FieldsOf } from '../../edit/kind-edit';
import { TypedArea } from '../../edit/typed-list';

/** The text as it is typed, with its gaps in brackets. */
export function ClozeFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'cloze'>>) {
  return (
    <TypedArea
      label="Text"
      rows={6}
      hint="Write each gap as [answer] or [answer/also right] to be typed, or as [answer|wrong|wrong] to be chosen."
      start={clozeAsTyped(item)}
      error={faultIn('text') ?? faultIn('gaps')}
      onText={(text) => onChange({ ...item, ...clozeFromTyped(text, item.gaps) })}
    />
  );
}
