-- CreateTable
CREATE TABLE "JoinCode" (
    "code" TEXT NOT NULL PRIMARY KEY,
    "classId" TEXT,
    "assignmentId" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "JoinCode_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "JoinCode_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Guest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "assignmentId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "ofName" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL,
    "lastSeenAt" DATETIME NOT NULL,
    CONSTRAINT "Guest_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN "guestId" TEXT REFERENCES "Guest" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "Attempt_guestId_startedAt_idx" ON "Attempt"("guestId", "startedAt");

-- The codes of classes are in the one table of codes from now on
INSERT INTO "JoinCode" ("code", "classId", "createdAt") SELECT "code", "id", "createdAt" FROM "Class" WHERE "code" IS NOT NULL;

-- In place, as nothing else of the table changes
DROP INDEX "Class_code_key";
ALTER TABLE "Class" DROP COLUMN "code";

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
