-- CreateTable
CREATE TABLE "ClassTeacher" (
    "classId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "right" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "offeredAt" DATETIME,

    PRIMARY KEY ("classId", "userId"),
    CONSTRAINT "ClassTeacher_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ClassTeacher_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ClassInvitation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "classId" TEXT NOT NULL,
    "who" TEXT NOT NULL,
    "whoKey" TEXT NOT NULL,
    "memberId" TEXT,
    "right" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "declinedAt" DATETIME,
    CONSTRAINT "ClassInvitation_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class" ("id") ON DELETE CASCADE ON UPDATE CASCADE
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
