-- AlterTable
ALTER TABLE "User" ADD COLUMN "emailVerifiedAt" DATETIME;
ALTER TABLE "User" ADD COLUMN "mustVerifyEmail" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "AddressLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME,
    CONSTRAINT "AddressLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GivenUpAddress" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "givenUpAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "BankInvitation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "who" TEXT NOT NULL,
    "whoKey" TEXT NOT NULL,
    "memberId" TEXT,
    "right" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "declinedAt" DATETIME,
    CONSTRAINT "BankInvitation_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
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
