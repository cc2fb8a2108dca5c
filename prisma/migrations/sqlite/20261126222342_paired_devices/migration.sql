-- CreateTable
CREATE TABLE "PairedDevice" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "secretHash" TEXT NOT NULL,
    "code" TEXT,
    "codeEndsAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "userId" TEXT,
    "sessionId" TEXT,
    "pairedAt" DATETIME,
    "hereUntil" DATETIME,
    "stream" TEXT,
    "shown" JSONB,
    "shownFrom" TEXT,
    "turnedTo" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 0,
    "seen" INTEGER NOT NULL DEFAULT 0,
    "page" INTEGER NOT NULL DEFAULT 0,
    "pages" INTEGER NOT NULL DEFAULT 1,
    "presses" JSONB,
    CONSTRAINT "PairedDevice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PairedDevice_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "PairedDevice_secretHash_key" ON "PairedDevice"("secretHash");

-- CreateIndex
CREATE UNIQUE INDEX "PairedDevice_code_key" ON "PairedDevice"("code");

-- CreateIndex
CREATE INDEX "PairedDevice_userId_idx" ON "PairedDevice"("userId");

-- CreateIndex
CREATE INDEX "PairedDevice_sessionId_idx" ON "PairedDevice"("sessionId");

-- CreateIndex
CREATE INDEX "PairedDevice_pairedAt_codeEndsAt_idx" ON "PairedDevice"("pairedAt", "codeEndsAt");
