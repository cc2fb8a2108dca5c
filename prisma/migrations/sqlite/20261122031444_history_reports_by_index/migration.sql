-- DropIndex
DROP INDEX "Attempt_resourceId_startedAt_idx";

-- DropIndex
DROP INDEX "Attempt_userId_startedAt_idx";

-- DropIndex
DROP INDEX "AttemptAnswer_itemId_idx";

-- CreateIndex
CREATE INDEX "Attempt_userId_startedAt_finishedAt_releasedAt_mode_id_idx" ON "Attempt"("userId", "startedAt", "finishedAt", "releasedAt", "mode", "id");

-- CreateIndex
CREATE INDEX "Attempt_resourceId_startedAt_finishedAt_userId_id_idx" ON "Attempt"("resourceId", "startedAt", "finishedAt", "userId", "id");

-- CreateIndex
CREATE INDEX "AttemptAnswer_itemId_answeredAt_idx" ON "AttemptAnswer"("itemId", "answeredAt");

-- CreateIndex
CREATE INDEX "AttemptAnswer_attemptId_skill_point_score_idx" ON "AttemptAnswer"("attemptId", "skill", "point", "score");
