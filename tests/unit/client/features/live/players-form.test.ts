import { expect, test } from 'vitest';
import { playersForms } from '#client/features/live/players-form';

const { count, names } = playersForms;
const faults = (form: typeof count, values: object) =>
  form.safeParse(values).error?.issues.map(({ message }) => message);

test('players without a device are so many, or have a name on each line', () => {
  expect(count.parse({ count: '24' })).toEqual({ count: 24 });
  expect(faults(count, { count: '' })).toEqual(['At least 1, please.']);
  expect(faults(count, { count: '61' })).toEqual(['At most 60, please.']);
  expect(names.parse({ names: ' Ana \n\nBen  B.\nAna\n' })).toEqual({ names: ['Ana', 'Ben B.', 'Ana'] });
  expect(faults(names, { names: ' \n' })).toEqual(['Please type a name on each line.']);
  expect(faults(names, { names: 'Ana\n<b>' })).toEqual([
    '“<b>”: Please use letters, digits and spaces, and begin with a letter.',
  ]);
  expect(faults(names, { names: 'Ana\n'.repeat(61) })).toEqual(['At most 60 names, please.']);
});
