-- AlterTable
ALTER TABLE "Class" ADD COLUMN     "cardsAskSecret" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "secretKind" TEXT COLLATE "C",
ADD COLUMN     "signInOpenUntil" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "endsAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "managedById" TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "StudentSecret" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "secret" TEXT COLLATE "C" NOT NULL,
    "madeAt" TIMESTAMP(3) NOT NULL,
    "card" TEXT COLLATE "C",
    "cardHash" TEXT COLLATE "C",
    "wrongTries" INTEGER NOT NULL DEFAULT 0,
    "lastWrongAt" TIMESTAMP(3),

    CONSTRAINT "StudentSecret_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "ClassDevice" (
    "id" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "classId" TEXT COLLATE "C" NOT NULL,
    "lastUsedAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ClassDevice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "StudentSecret_cardHash_key" ON "StudentSecret"("cardHash");

-- CreateIndex
CREATE UNIQUE INDEX "ClassDevice_tokenHash_key" ON "ClassDevice"("tokenHash");

-- CreateIndex
CREATE INDEX "ClassDevice_classId_lastUsedAt_idx" ON "ClassDevice"("classId", "lastUsedAt");

-- CreateIndex
CREATE INDEX "ClassDevice_expiresAt_idx" ON "ClassDevice"("expiresAt");

-- CreateIndex
CREATE INDEX "User_managedById_idx" ON "User"("managedById");

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_managedById_fkey" FOREIGN KEY ("managedById") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StudentSecret" ADD CONSTRAINT "StudentSecret_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassDevice" ADD CONSTRAINT "ClassDevice_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;
