-- Columns are added in place: Prisma would copy both tables, and their rows are long.

-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN "about" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Attempt" ADD COLUMN "fieldsVersion" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Resource" ADD COLUMN "fieldsVersion" INTEGER NOT NULL DEFAULT 0;

-- DropIndex
DROP INDEX "Attempt_userId_startedAt_finishedAt_releasedAt_mode_id_idx";

-- DropIndex
DROP INDEX "Attempt_resourceId_startedAt_finishedAt_userId_id_idx";

-- CreateIndex
CREATE INDEX "Attempt_userId_startedAt_finishedAt_releasedAt_mode_about_id_idx" ON "Attempt"("userId", "startedAt", "finishedAt", "releasedAt", "mode", "about", "id");

-- CreateIndex
CREATE INDEX "Attempt_resourceId_startedAt_finishedAt_userId_about_id_idx" ON "Attempt"("resourceId", "startedAt", "finishedAt", "userId", "about", "id");

-- CreateIndex
CREATE INDEX "Attempt_finishedAt_deadlineAt_idx" ON "Attempt"("finishedAt", "deadlineAt");

-- CreateIndex
CREATE INDEX "Attempt_fieldsVersion_idx" ON "Attempt"("fieldsVersion");

-- CreateIndex
CREATE INDEX "Resource_fieldsVersion_idx" ON "Resource"("fieldsVersion");

-- Older rows got '' from the default that an earlier migration wrote as [], which SQLite reads as an empty name.
UPDATE "Resource" SET "tags" = '[]' WHERE "tags" = '';
