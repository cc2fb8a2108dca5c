-- CreateTable
CREATE TABLE "KnownDevice" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "device" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "KnownDevice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "KnownDevice_tokenHash_key" ON "KnownDevice"("tokenHash");

-- CreateIndex
CREATE INDEX "KnownDevice_userId_lastUsedAt_idx" ON "KnownDevice"("userId", "lastUsedAt");

-- CreateIndex
CREATE INDEX "KnownDevice_expiresAt_idx" ON "KnownDevice"("expiresAt");

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "knownDeviceId" TEXT REFERENCES "KnownDevice" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "Session_knownDeviceId_idx" ON "Session"("knownDeviceId");

-- AlterTable
ALTER TABLE "User" ADD COLUMN "usernameLook" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "User_usernameLook_key" ON "User"("usernameLook");
