-- AlterTable
ALTER TABLE "User" ADD COLUMN "usernameLook" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "knownDeviceId" TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "KnownDevice" (
    "id" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "device" TEXT COLLATE "C" NOT NULL DEFAULT '',

    CONSTRAINT "KnownDevice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_usernameLook_key" ON "User"("usernameLook");

-- CreateIndex
CREATE INDEX "Session_knownDeviceId_idx" ON "Session"("knownDeviceId");

-- CreateIndex
CREATE UNIQUE INDEX "KnownDevice_tokenHash_key" ON "KnownDevice"("tokenHash");

-- CreateIndex
CREATE INDEX "KnownDevice_userId_lastUsedAt_idx" ON "KnownDevice"("userId", "lastUsedAt");

-- CreateIndex
CREATE INDEX "KnownDevice_expiresAt_idx" ON "KnownDevice"("expiresAt");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_knownDeviceId_fkey" FOREIGN KEY ("knownDeviceId") REFERENCES "KnownDevice"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "KnownDevice" ADD CONSTRAINT "KnownDevice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
