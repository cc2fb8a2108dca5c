-- CreateTable
CREATE TABLE "ClassTeacher" (
    "classId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "right" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "offeredAt" TIMESTAMP(3),

    CONSTRAINT "ClassTeacher_pkey" PRIMARY KEY ("classId","userId")
);

-- CreateTable
CREATE TABLE "ClassInvitation" (
    "id" TEXT COLLATE "C" NOT NULL,
    "classId" TEXT COLLATE "C" NOT NULL,
    "who" TEXT COLLATE "C" NOT NULL,
    "whoKey" TEXT COLLATE "C" NOT NULL,
    "memberId" TEXT COLLATE "C",
    "right" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "declinedAt" TIMESTAMP(3),

    CONSTRAINT "ClassInvitation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ClassTeacher_userId_idx" ON "ClassTeacher"("userId");

-- CreateIndex
CREATE INDEX "ClassInvitation_whoKey_idx" ON "ClassInvitation"("whoKey");

-- CreateIndex
CREATE INDEX "ClassInvitation_memberId_idx" ON "ClassInvitation"("memberId");

-- CreateIndex
CREATE INDEX "ClassInvitation_createdAt_idx" ON "ClassInvitation"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "ClassInvitation_classId_whoKey_key" ON "ClassInvitation"("classId", "whoKey");

-- AddForeignKey
ALTER TABLE "ClassTeacher" ADD CONSTRAINT "ClassTeacher_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassTeacher" ADD CONSTRAINT "ClassTeacher_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassInvitation" ADD CONSTRAINT "ClassInvitation_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;
