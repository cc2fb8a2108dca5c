-- CreateTable
CREATE TABLE "School" (
    "id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "nameKey" TEXT COLLATE "C" NOT NULL,
    "code" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    "createdById" TEXT COLLATE "C",

    CONSTRAINT "School_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SchoolMember" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "schoolId" TEXT COLLATE "C" NOT NULL,
    "isAdministrator" BOOLEAN NOT NULL DEFAULT false,
    "cameBy" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "joinedAt" TIMESTAMP(3),

    CONSTRAINT "SchoolMember_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "SchoolInvitation" (
    "id" TEXT COLLATE "C" NOT NULL,
    "schoolId" TEXT COLLATE "C" NOT NULL,
    "who" TEXT COLLATE "C" NOT NULL,
    "whoKey" TEXT COLLATE "C" NOT NULL,
    "memberId" TEXT COLLATE "C",
    "isAdministrator" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "declinedAt" TIMESTAMP(3),

    CONSTRAINT "SchoolInvitation_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "School" ADD CONSTRAINT "School_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SchoolMember" ADD CONSTRAINT "SchoolMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SchoolMember" ADD CONSTRAINT "SchoolMember_schoolId_fkey" FOREIGN KEY ("schoolId") REFERENCES "School"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SchoolInvitation" ADD CONSTRAINT "SchoolInvitation_schoolId_fkey" FOREIGN KEY ("schoolId") REFERENCES "School"("id") ON DELETE CASCADE ON UPDATE CASCADE;
