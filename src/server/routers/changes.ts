import { followChanges } from '#server/domain/changes/follow-changes';
import { unwrap } from '#server/trpc/failures';
import { router, sessionProcedure } from '#server/trpc/init';
import { followInput } from '#shared/api/changes';

/** For the browser alone: REST has no form for an answer without an end, and reads what there is instead. */
export const changesRouter = router({
  follow: sessionProcedure.input(followInput).subscription(async function* ({ ctx, input, signal }) {
    yield* unwrap(await followChanges(ctx.deps, ctx.session, input.records, signal ?? new AbortController().signal));
  }),
});
