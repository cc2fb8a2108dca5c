-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN "revisionOfId" TEXT REFERENCES "Attempt" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "Attempt_revisionOfId_idx" ON "Attempt"("revisionOfId");
-- AlterTable
ALTER TABLE "AttemptAnswer" ADD COLUMN "returnedAt" DATETIME;
ALTER TABLE "AttemptAnswer" ADD COLUMN "returnedBy" TEXT;
ALTER TABLE "AttemptAnswer" ADD COLUMN "returnNote" TEXT NOT NULL DEFAULT '';
ALTER TABLE "AttemptAnswer" ADD COLUMN "revisedAt" DATETIME;
