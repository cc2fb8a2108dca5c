import type { Deps } from '#server/domain/platform/deps';
import { bytesOf, bytesWithParts } from '#server/domain/space/space';
import { readContent, resourceKinds } from '#shared/library/kinds/registry';
import { contentFields, contentFieldsVersion } from './content-fields';
import { storageOf } from './kinds/registry';
import { toLevel } from './resource-row';

/** Few: others wait while a batch is written. */
const atOnce = 20;
const isOlder = { fieldsVersion: { lt: contentFieldsVersion } };

/** Fills the columns that lists filter by where a row was saved before they were. Their order and versions stay. */
export async function fillContentFields({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (let rowCount = atOnce; rowCount === atOnce; ) {
    rowCount = await db.$transaction(async (tx) => {
      const rows = await tx.resource.findMany({
        where: isOlder,
        take: atOnce,
        select: { id: true, kind: true, title: true, level: true, data: true },
      });
      for (const { id, title, level, data, ...row } of rows) {
        const kind = resourceKinds.find((one) => one === row.kind);
        const content = kind && readContent(kind, data);
        // What cannot be read any more is not looked at again.
        const fields = content
          ? contentFields({ kind, title, level: toLevel(level) ?? undefined, data: content })
          : { ownBytes: bytesOf(data), fieldsVersion: contentFieldsVersion };
        const bytes = await bytesWithParts(tx, id, fields.ownBytes);
        const size = content && (await storageOf(kind).storedSize(tx, id, content));
        // What was saved since it was read has filled them itself.
        await tx.resource.updateMany({
          where: { id, ...isOlder },
          data: { ...fields, bytes, ...(size !== undefined && { size }) },
        });
      }
      return rows.length;
    });
  }
}
