-- AlterTable
ALTER TABLE "User" ADD COLUMN     "emailVerifiedAt" TIMESTAMP(3),
ADD COLUMN     "mustVerifyEmail" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "AddressLink" (
    "id" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "AddressLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GivenUpAddress" (
    "hash" TEXT COLLATE "C" NOT NULL,
    "givenUpAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "GivenUpAddress_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "BankInvitation" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ownerId" TEXT COLLATE "C" NOT NULL,
    "who" TEXT COLLATE "C" NOT NULL,
    "whoKey" TEXT COLLATE "C" NOT NULL,
    "memberId" TEXT COLLATE "C",
    "right" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "declinedAt" TIMESTAMP(3),

    CONSTRAINT "BankInvitation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "AddressLink_tokenHash_key" ON "AddressLink"("tokenHash");

-- CreateIndex
CREATE INDEX "AddressLink_userId_idx" ON "AddressLink"("userId");

-- CreateIndex
CREATE INDEX "AddressLink_expiresAt_idx" ON "AddressLink"("expiresAt");

-- CreateIndex
CREATE INDEX "GivenUpAddress_givenUpAt_idx" ON "GivenUpAddress"("givenUpAt");

-- CreateIndex
CREATE UNIQUE INDEX "BankInvitation_ownerId_whoKey_key" ON "BankInvitation"("ownerId", "whoKey");

-- CreateIndex
CREATE INDEX "BankInvitation_whoKey_idx" ON "BankInvitation"("whoKey");

-- CreateIndex
CREATE INDEX "BankInvitation_memberId_idx" ON "BankInvitation"("memberId");

-- CreateIndex
CREATE INDEX "BankInvitation_createdAt_idx" ON "BankInvitation"("createdAt");

-- AddForeignKey
ALTER TABLE "AddressLink" ADD CONSTRAINT "AddressLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankInvitation" ADD CONSTRAINT "BankInvitation_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
