import { nameKey } from '#server/domain/platform/user';
import { type CheckRosterOutput, rosterStudent } from '#shared/api/classes';

interface Known {
  name: string;
  number: string;
}

type JudgedRow = CheckRosterOutput['rows'][number];

/**
 * What would become of each row, beside those who are in the class and the rows before it. Two people may have one name,
 * but never one number.
 */
export function judgeRows(inClass: readonly Known[], rows: readonly Known[]): JudgedRow[] {
  const names = new Set(inClass.map(({ name }) => nameKey(name)));
  const numbers = new Map(inClass.flatMap(({ number, name }) => (number ? [[nameKey(number), name] as const] : [])));
  return rows.map((row) => {
    const tidied = { name: inOneSpace(row.name), number: inOneSpace(row.number) };
    const read = rosterStudent.safeParse(tidied);
    if (!read.success) return { ...tidied, verdict: 'unreadable', why: read.error.issues[0]?.message ?? 'No name.' };
    const { name, number } = read.data;
    const holder = numbers.get(nameKey(number));
    if (holder !== undefined) return { name, number, verdict: 'taken', why: `${holder} has this number.` };
    if (number) numbers.set(nameKey(number), name);
    const isNamesake = names.has(nameKey(name));
    names.add(nameKey(name));
    return isNamesake
      ? { name, number, verdict: 'namesake', why: 'Somebody of this name is in the class, or in a line above.' }
      : { name, number, verdict: 'new', why: '' };
  });
}

const inOneSpace = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
