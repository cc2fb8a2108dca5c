-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN     "guestId" TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "JoinCode" (
    "code" TEXT COLLATE "C" NOT NULL,
    "classId" TEXT COLLATE "C",
    "assignmentId" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "JoinCode_pkey" PRIMARY KEY ("code")
);

-- The codes of classes are in the one table of codes from now on
INSERT INTO "JoinCode" ("code", "classId", "createdAt") SELECT "code", "id", "createdAt" FROM "Class" WHERE "code" IS NOT NULL;

-- DropIndex
DROP INDEX "Class_code_key";

-- AlterTable
ALTER TABLE "Class" DROP COLUMN "code";

-- CreateTable
CREATE TABLE "Guest" (
    "id" TEXT COLLATE "C" NOT NULL,
    "assignmentId" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "nameKey" TEXT COLLATE "C" NOT NULL,
    "ofName" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "lastSeenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Guest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "JoinCode_classId_key" ON "JoinCode"("classId");

-- CreateIndex
CREATE UNIQUE INDEX "JoinCode_assignmentId_key" ON "JoinCode"("assignmentId");

-- CreateIndex
CREATE INDEX "Guest_tokenHash_idx" ON "Guest"("tokenHash");

-- CreateIndex
CREATE INDEX "Guest_lastSeenAt_idx" ON "Guest"("lastSeenAt");

-- CreateIndex
CREATE UNIQUE INDEX "Guest_assignmentId_tokenHash_key" ON "Guest"("assignmentId", "tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "Guest_assignmentId_nameKey_ofName_key" ON "Guest"("assignmentId", "nameKey", "ofName");

-- CreateIndex
CREATE INDEX "Attempt_guestId_startedAt_idx" ON "Attempt"("guestId", "startedAt");

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_guestId_fkey" FOREIGN KEY ("guestId") REFERENCES "Guest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JoinCode" ADD CONSTRAINT "JoinCode_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JoinCode" ADD CONSTRAINT "JoinCode_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Guest" ADD CONSTRAINT "Guest_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
