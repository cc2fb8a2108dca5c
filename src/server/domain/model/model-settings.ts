import type * as z from 'zod';
import { type Actor, record } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import type { modelForAppInput, modelSettings } from '#shared/api/generate';
import { findApp } from '#shared/core/apps';
import { err, ok, type Result } from '#shared/core/result';

type ModelSettings = z.infer<typeof modelSettings>;

/** What is set, without the key. */
export async function readModelSettings({ db, model }: Pick<Deps, 'db' | 'model'>): Promise<ModelSettings> {
  const about = model ? { set: true, ...model.about } : { set: false, baseUrl: '', name: '', hasKey: false };
  const rows = await db.appSetting.findMany({ where: { usesModel: false }, orderBy: { appId: 'asc' } });
  return { ...about, offFor: rows.map(({ appId }) => appId) };
}

/** Switches the model on or off for one app. */
export async function setModelForApp(
  deps: Pick<Deps, 'db' | 'clock' | 'model'>,
  actor: Actor,
  { id: appId, on }: z.infer<typeof modelForAppInput>,
): Promise<Result<ModelSettings, 'app_not_found'>> {
  if (!findApp(appId)) return err('app_not_found');
  await deps.db.$transaction(async (tx) => {
    await tx.appSetting.upsert({ where: { appId }, create: { appId, usesModel: on }, update: { usesModel: on } });
    const details = { state: on ? 'on' : 'off', app: appId };
    await record(tx, actor, { action: 'settings.model', at: deps.clock.now(), details });
  });
  return ok(await readModelSettings(deps));
}

/** The model, where there is one and the app may use it. */
export async function modelFor({ db, model }: Pick<Deps, 'db' | 'model'>, appId: string): Promise<Deps['model']> {
  return model && (await db.appSetting.count({ where: { appId, usesModel: false } })) === 0 ? model : undefined;
}
