-- AlterTable
ALTER TABLE "Session" ADD COLUMN "endsAt" DATETIME;

-- CreateTable
CREATE TABLE "StudentSecret" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "madeAt" DATETIME NOT NULL,
    "card" TEXT,
    "cardHash" TEXT,
    "wrongTries" INTEGER NOT NULL DEFAULT 0,
    "lastWrongAt" DATETIME,
    CONSTRAINT "StudentSecret_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ClassDevice" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "classId" TEXT NOT NULL,
    "lastUsedAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "ClassDevice_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "Class" ADD COLUMN "secretKind" TEXT;
ALTER TABLE "Class" ADD COLUMN "cardsAskSecret" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Class" ADD COLUMN "signInOpenUntil" DATETIME;
-- AlterTable
ALTER TABLE "User" ADD COLUMN "managedById" TEXT REFERENCES "Class" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "User_managedById_idx" ON "User"("managedById");

-- CreateIndex
CREATE UNIQUE INDEX "StudentSecret_cardHash_key" ON "StudentSecret"("cardHash");

-- CreateIndex
CREATE UNIQUE INDEX "ClassDevice_tokenHash_key" ON "ClassDevice"("tokenHash");

-- CreateIndex
CREATE INDEX "ClassDevice_classId_lastUsedAt_idx" ON "ClassDevice"("classId", "lastUsedAt");

-- CreateIndex
CREATE INDEX "ClassDevice_expiresAt_idx" ON "ClassDevice"("expiresAt");
