import type { Prisma } from '#prisma/generated/sqlite/client';
import { bytesOf } from '#server/domain/space/space';
import { type BankItem, bankStatuses } from '#shared/api/bank';
import { pointOf } from '#shared/grammar/point-of';
import { keyText } from '#shared/items/grade';
import { type Item, item } from '#shared/items/item';
import { sameKey } from '#shared/items/same-key';
import { headline } from '#shared/items/text-of';
import { toUnicodeForm } from '#shared/language/normalise';

export const rowSelect = {
  id: true,
  ownerId: true,
  item: true,
  point: true,
  sameKey: true,
  status: true,
  difficulty: true,
  measured: true,
  strongRight: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  _count: { select: { uses: true } },
} satisfies Prisma.BankItemSelect;
export type BankRow = Prisma.BankItemGetPayload<{ select: typeof rowSelect }>;

/** The question itself. Its id and version are the row's, whatever was sent. */
export function itemOfRow({ id, version, item: stored }: Pick<BankRow, 'id' | 'version' | 'item'>): Item {
  return { ...item.parse(stored), id, version };
}

export function toBankItem(row: BankRow): BankItem {
  return {
    id: row.id,
    version: row.version,
    item: itemOfRow(row),
    point: row.point,
    status: bankStatuses.find((status) => status === row.status) ?? 'draft',
    difficulty: row.difficulty,
    measured: row.measured,
    strongRight: row.strongRight,
    uses: row._count.uses,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * What lists filter by and the search looks at, from the question. In the bank it is its owner's, whatever made it: its
 * id tells no player anything, and so it has no origin either.
 */
export function contentFields({ origin: _, ...of }: Item) {
  return {
    item: of,
    bytes: bytesOf(of),
    kind: of.kind,
    level: of.level ?? null,
    skill: of.skill ?? null,
    point: pointOf(of),
    textKey: textKey([headline(of), of.prompt, keyText(of), of.passage?.title ?? '', ...of.tags].join('\n')),
    sameKey: sameKey(of),
  };
}

/** Lower-cased; half characters, which the database cannot take, are replaced. */
export function textKey(text: string): string {
  return toUnicodeForm(text)
    .toLowerCase()
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .slice(0, 4000);
}

/** Tags as rows: each once, and what the database cannot take replaced. */
export const tagRows = ({ tags }: Item) => [...new Set(tags.map((tag) => tag.replaceAll(/\p{Cs}/gu, '\uFFFD')))];
