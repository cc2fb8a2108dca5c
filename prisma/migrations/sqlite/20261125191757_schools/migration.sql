-- CreateTable
CREATE TABLE "School" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "code" TEXT,
    "createdAt" DATETIME NOT NULL,
    "createdById" TEXT,
    CONSTRAINT "School_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SchoolMember" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "schoolId" TEXT NOT NULL,
    "isAdministrator" BOOLEAN NOT NULL DEFAULT false,
    "cameBy" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "joinedAt" DATETIME,
    CONSTRAINT "SchoolMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SchoolMember_schoolId_fkey" FOREIGN KEY ("schoolId") REFERENCES "School" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SchoolInvitation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "schoolId" TEXT NOT NULL,
    "who" TEXT NOT NULL,
    "whoKey" TEXT NOT NULL,
    "memberId" TEXT,
    "isAdministrator" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "declinedAt" DATETIME,
    CONSTRAINT "SchoolInvitation_schoolId_fkey" FOREIGN KEY ("schoolId") REFERENCES "School" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "School_code_key" ON "School"("code");

-- CreateIndex
CREATE INDEX "School_nameKey_id_idx" ON "School"("nameKey", "id");

-- CreateIndex
CREATE INDEX "School_createdById_idx" ON "School"("createdById");

-- CreateIndex
CREATE INDEX "SchoolMember_schoolId_joinedAt_idx" ON "SchoolMember"("schoolId", "joinedAt");

-- CreateIndex
CREATE INDEX "SchoolInvitation_whoKey_idx" ON "SchoolInvitation"("whoKey");

-- CreateIndex
CREATE INDEX "SchoolInvitation_memberId_idx" ON "SchoolInvitation"("memberId");

-- CreateIndex
CREATE INDEX "SchoolInvitation_createdAt_idx" ON "SchoolInvitation"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "SchoolInvitation_schoolId_whoKey_key" ON "SchoolInvitation"("schoolId", "whoKey");
