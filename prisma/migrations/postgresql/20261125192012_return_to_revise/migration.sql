-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN     "revisionOfId" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "AttemptAnswer" ADD COLUMN     "returnNote" TEXT COLLATE "C" NOT NULL DEFAULT '',
ADD COLUMN     "returnedAt" TIMESTAMP(3),
ADD COLUMN     "returnedBy" TEXT COLLATE "C",
ADD COLUMN     "revisedAt" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "Attempt_revisionOfId_idx" ON "Attempt"("revisionOfId");

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_revisionOfId_fkey" FOREIGN KEY ("revisionOfId") REFERENCES "Attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;
