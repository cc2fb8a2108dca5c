import { setImmediate } from 'node:timers/promises';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { before } from '#server/domain/platform/calendar';
import type { Deps, Json } from '#server/domain/platform/deps';
import { asAssumed } from '#shared/attempts/placement/bands';
import {
  type Calibration,
  calibrate,
  calibrationFewest,
  itemTypeOf,
  questionType,
  readQuestionType,
} from '#shared/attempts/placement/calibrate';
import { type Difficulty, estimateAbility } from '#shared/attempts/placement/rasch';
import { placementFewest } from '#shared/attempts/placement/result';
import { isGraded } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { readItems } from './stored-attempt';

/** What was answered longer ago says little of now; and a night is short. */
const since = { days: 365 };
const most = 10_000;
const atOnce = 100;

/** An answer to a question of a sort, before it is known how hard that sort is. */
interface TypedAnswer {
  type: string | undefined;
  assumed: Difficulty;
  isRight: boolean;
}
/** What one person answered in one attempt. */
interface Sheet {
  person: string;
  answers: TypedAnswer[];
}

/**
 * Reckons how hard questions are from what people answered: abilities by the difficulties that are assumed, difficulties
 * by these abilities, and both once more. Each person counts once for a sort, by their first answer.
 */
export async function calibrateItems({ db, clock }: Pick<Deps, 'db' | 'clock'>, signal: AbortSignal): Promise<Json> {
  const sheets = await readSheets(db, before(clock.now(), since), signal);
  let found: ReadonlyMap<string, Calibration> = new Map();
  for (let round = 0; round < 2; round += 1) found = await reckon(sheets, found, signal);
  const rows = [...found].map(([type, said]) => ({ type, ...said }));
  await db.$transaction([db.itemCalibration.deleteMany(), db.itemCalibration.createMany({ data: rows })]);
  await tellBanks(db, found, signal);
  return { attempts: sheets.length, sorts: rows.length };
}

/** Writes to the questions of banks how hard they are; of those with too few answers by now, it is taken off. */
async function tellBanks(db: Deps['db'], found: ReadonlyMap<string, Calibration>, signal: AbortSignal): Promise<void> {
  const told = await db.bankItem.findMany({
    where: { measured: { not: null } },
    select: { id: true, version: true },
  });
  for (const question of told) {
    if (found.has(questionType(question))) continue;
    await turn(signal);
    await db.bankItem.updateMany({ where: question, data: { measured: null, strongRight: null } });
  }
  for (const [type, { difficulty, strongRight }] of found) {
    const question = readQuestionType(type);
    if (!question) continue;
    await turn(signal);
    await db.bankItem.updateMany({ where: question, data: { measured: difficulty, strongRight } });
  }
}

const sheetSelect = {
  id: true,
  userId: true,
  guestId: true,
  resourceId: true,
  items: true,
  answers: { select: { itemId: true, score: true, tries: true, verdict: true } },
} satisfies Prisma.AttemptSelect;
type SheetRow = Prisma.AttemptGetPayload<{ select: typeof sheetSelect }>;

async function readSheets(db: Deps['db'], from: Date, signal: AbortSignal): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  let last: string | undefined;
  while (sheets.length < most) {
    signal.throwIfAborted();
    const rows = await db.attempt.findMany({
      where: { finishedAt: { not: null }, startedAt: { gte: from }, ...(last && { id: { lt: last } }) },
      // Ids rise with time.
      orderBy: { id: 'desc' },
      take: atOnce,
      select: sheetSelect,
    });
    const uses = await bankUses(db, rows);
    sheets.push(...rows.flatMap((row) => sheetOf(row, uses)));
    last = rows.at(-1)?.id;
    if (rows.length < atOnce) break;
    await setImmediate();
  }
  // The first answer of a person comes first.
  return sheets.reverse();
}

/** Which questions of a bank stand in which quiz or test: what somebody wrote under the same id is another question. */
async function bankUses(db: Deps['db'], rows: readonly SheetRow[]): Promise<ReadonlySet<string>> {
  const resourceIds = [...new Set(rows.flatMap(({ resourceId }) => resourceId ?? []))];
  const uses = await db.itemUse.findMany({ where: { resourceId: { in: resourceIds } } });
  return new Set(
    uses.map(({ resourceId, bankItemId, version }) => `${resourceId} ${questionType({ id: bankItemId, version })}`),
  );
}

/** Too few answers say nothing of what somebody can. */
function sheetOf(row: SheetRow, uses: ReadonlySet<string>): Sheet[] {
  const given = new Map(row.answers.map((answer) => [answer.itemId, answer]));
  const typeOf = (item: Item) =>
    uses.has(`${row.resourceId} ${questionType(item)}`) ? questionType(item) : itemTypeOf(item);
  const answers = (readItems(row) ?? []).flatMap((item): TypedAnswer[] => {
    const answer = given.get(item.id);
    if (!answer || answer.verdict === 'ungraded' || !isGraded(item)) return [];
    return [{ type: typeOf(item), assumed: asAssumed(item), isRight: answer.score >= 0.5 && answer.tries === 1 }];
  });
  return answers.length < placementFewest ? [] : [{ person: row.userId ?? row.guestId ?? row.id, answers }];
}

async function reckon(
  sheets: readonly Sheet[],
  known: ReadonlyMap<string, Calibration>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Calibration>> {
  const byType = new Map<string, { assumed: Difficulty; given: Map<string, { ability: number; isRight: boolean }> }>();
  for (const [place, { person, answers }] of sheets.entries()) {
    if (place % atOnce === 0) await turn(signal);
    const { ability } = estimateAbility(
      answers.map(({ type, assumed, isRight }) => ({
        ...assumed,
        difficulty: known.get(type ?? '')?.difficulty ?? assumed.difficulty,
        isRight,
      })),
    );
    for (const { type, assumed, isRight } of answers) {
      if (!type) continue;
      const entry = byType.get(type) ?? { assumed, given: new Map() };
      if (!entry.given.has(person)) entry.given.set(person, { ability, isRight });
      byType.set(type, entry);
    }
  }
  const found = new Map<string, Calibration>();
  for (const [type, { assumed, given }] of byType) {
    if (given.size < calibrationFewest) continue;
    await turn(signal);
    const said = calibrate(assumed, [...given.values()]);
    if (said) found.set(type, said);
  }
  return found;
}

/** Lets others have their turn, and ends where the process does. */
async function turn(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await setImmediate();
}
