import type { Item } from '#shared/items/item';

/** What the editor of one kind is given. */
export interface FieldsOf<Edited extends Item = Item> {
  item: Edited;
  onChange: (item: Item) => void;
  /** What is wrong in a field, by its name. */
  faultIn: (field: string) => string | undefined;
}
