-- Whose work a round was played of decides who may see it, so the index that finds a player's rounds knows it too.
-- DropIndex
DROP INDEX "Attempt_userId_startedAt_finishedAt_releasedAt_mode_about_id_idx";

-- CreateIndex
CREATE INDEX "Attempt_of_player_idx" ON "Attempt"("userId", "startedAt", "finishedAt", "releasedAt", "mode", "about", "resourceVersion", "resourceId", "id");
