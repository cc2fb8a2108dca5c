-- AlterTable
ALTER TABLE "AttemptAnswer" ADD COLUMN "chosen" TEXT;
ALTER TABLE "AttemptAnswer" ADD COLUMN "level" TEXT;
ALTER TABLE "AttemptAnswer" ADD COLUMN "mistake" TEXT;
ALTER TABLE "AttemptAnswer" ADD COLUMN "point" TEXT;
ALTER TABLE "AttemptAnswer" ADD COLUMN "skill" TEXT;

-- CreateTable
CREATE TABLE "ResourceVersion" (
    "resourceId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "savedAt" DATETIME NOT NULL,

    PRIMARY KEY ("resourceId", "version"),
    CONSTRAINT "ResourceVersion_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MarkChange" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "attemptId" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "byId" TEXT NOT NULL,
    "byName" TEXT NOT NULL,
    "scoreBefore" REAL,
    "scoreAfter" REAL NOT NULL,
    "note" TEXT NOT NULL,
    "rubric" JSONB,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "MarkChange_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BankItem" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "item" JSONB NOT NULL,
    "kind" TEXT NOT NULL,
    "level" TEXT,
    "skill" TEXT,
    "point" TEXT,
    "textKey" TEXT NOT NULL,
    "sameKey" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "difficulty" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "BankItem_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BankTag" (
    "bankItemId" TEXT NOT NULL,
    "tag" TEXT NOT NULL,

    PRIMARY KEY ("bankItemId", "tag"),
    CONSTRAINT "BankTag_bankItemId_fkey" FOREIGN KEY ("bankItemId") REFERENCES "BankItem" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BankItemVersion" (
    "bankItemId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "item" JSONB NOT NULL,
    "savedAt" DATETIME NOT NULL,

    PRIMARY KEY ("bankItemId", "version"),
    CONSTRAINT "BankItemVersion_bankItemId_fkey" FOREIGN KEY ("bankItemId") REFERENCES "BankItem" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ItemUse" (
    "bankItemId" TEXT NOT NULL,
    "resourceId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    PRIMARY KEY ("bankItemId", "resourceId"),
    CONSTRAINT "ItemUse_bankItemId_fkey" FOREIGN KEY ("bankItemId") REFERENCES "BankItem" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ItemUse_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BankShare" (
    "ownerId" TEXT NOT NULL,
    "memberId" TEXT NOT NULL,
    "right" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("ownerId", "memberId"),
    CONSTRAINT "BankShare_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "BankShare_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Attempt" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT,
    "guestName" TEXT,
    "appId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "source" JSONB NOT NULL,
    "mode" TEXT NOT NULL,
    "seed" INTEGER NOT NULL,
    "items" JSONB NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "finishedAt" DATETIME,
    "score" REAL,
    "maxScore" REAL,
    "resourceId" TEXT,
    "resourceVersion" INTEGER,
    "deadlineAt" DATETIME,
    "releasedAt" DATETIME,
    "holder" TEXT,
    "outcome" JSONB,
    CONSTRAINT "Attempt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Attempt_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Attempt" ("appId", "finishedAt", "guestName", "id", "items", "maxScore", "mode", "score", "seed", "source", "startedAt", "title", "userId") SELECT "appId", "finishedAt", "guestName", "id", "items", "maxScore", "mode", "score", "seed", "source", "startedAt", "title", "userId" FROM "Attempt";
DROP TABLE "Attempt";
ALTER TABLE "new_Attempt" RENAME TO "Attempt";
CREATE INDEX "Attempt_userId_startedAt_idx" ON "Attempt"("userId", "startedAt");
CREATE INDEX "Attempt_userId_appId_startedAt_idx" ON "Attempt"("userId", "appId", "startedAt");
CREATE INDEX "Attempt_resourceId_startedAt_idx" ON "Attempt"("resourceId", "startedAt");
CREATE INDEX "Attempt_startedAt_idx" ON "Attempt"("startedAt");
CREATE TABLE "new_Resource" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "titleKey" TEXT NOT NULL,
    "level" TEXT,
    "size" INTEGER NOT NULL DEFAULT 0,
    "data" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,
    "textKey" TEXT NOT NULL DEFAULT '',
    "lessonType" TEXT,
    "minutes" INTEGER,
    "topic" TEXT,
    "point" TEXT,
    "needsPrep" BOOLEAN NOT NULL DEFAULT false,
    "needsCopies" BOOLEAN NOT NULL DEFAULT false,
    "folder" TEXT NOT NULL DEFAULT '',
    "tags" JSONB NOT NULL DEFAULT [],
    "favourite" BOOLEAN NOT NULL DEFAULT false,
    "visibility" TEXT NOT NULL DEFAULT 'private',
    "credit" TEXT,
    "rating" INTEGER,
    "plannedFor" DATETIME,
    "taughtAt" DATETIME,
    CONSTRAINT "Resource_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Resource" ("createdAt", "data", "deletedAt", "id", "kind", "level", "ownerId", "size", "title", "titleKey", "updatedAt", "version") SELECT "createdAt", "data", "deletedAt", "id", "kind", "level", "ownerId", "size", "title", "titleKey", "updatedAt", "version" FROM "Resource";
DROP TABLE "Resource";
ALTER TABLE "new_Resource" RENAME TO "Resource";
CREATE INDEX "Resource_ownerId_deletedAt_updatedAt_idx" ON "Resource"("ownerId", "deletedAt", "updatedAt");
CREATE INDEX "Resource_ownerId_kind_deletedAt_updatedAt_idx" ON "Resource"("ownerId", "kind", "deletedAt", "updatedAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "MarkChange_attemptId_itemId_createdAt_idx" ON "MarkChange"("attemptId", "itemId", "createdAt");

-- CreateIndex
CREATE INDEX "BankItem_ownerId_status_updatedAt_idx" ON "BankItem"("ownerId", "status", "updatedAt");

-- CreateIndex
CREATE INDEX "BankItem_ownerId_sameKey_idx" ON "BankItem"("ownerId", "sameKey");

-- CreateIndex
CREATE INDEX "BankItem_ownerId_level_skill_point_idx" ON "BankItem"("ownerId", "level", "skill", "point");

-- CreateIndex
CREATE INDEX "BankTag_tag_idx" ON "BankTag"("tag");

-- CreateIndex
CREATE INDEX "ItemUse_resourceId_idx" ON "ItemUse"("resourceId");

-- CreateIndex
CREATE INDEX "BankShare_memberId_idx" ON "BankShare"("memberId");

-- CreateIndex
CREATE INDEX "AttemptAnswer_itemId_idx" ON "AttemptAnswer"("itemId");
