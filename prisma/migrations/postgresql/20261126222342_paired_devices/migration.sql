-- CreateTable
CREATE TABLE "PairedDevice" (
    "id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "secretHash" TEXT COLLATE "C" NOT NULL,
    "code" TEXT COLLATE "C",
    "codeEndsAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "userId" TEXT COLLATE "C",
    "sessionId" TEXT COLLATE "C",
    "pairedAt" TIMESTAMP(3),
    "hereUntil" TIMESTAMP(3),
    "stream" TEXT COLLATE "C",
    "shown" JSONB,
    "shownFrom" TEXT COLLATE "C",
    "turnedTo" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 0,
    "seen" INTEGER NOT NULL DEFAULT 0,
    "page" INTEGER NOT NULL DEFAULT 0,
    "pages" INTEGER NOT NULL DEFAULT 1,
    "presses" JSONB,

    CONSTRAINT "PairedDevice_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "PairedDevice" ADD CONSTRAINT "PairedDevice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PairedDevice" ADD CONSTRAINT "PairedDevice_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE CASCADE ON UPDATE CASCADE;
