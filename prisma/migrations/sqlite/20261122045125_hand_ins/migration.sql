-- CreateTable
CREATE TABLE "HandIn" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "studentId" TEXT NOT NULL,
    "teacherId" TEXT NOT NULL,
    "appId" TEXT NOT NULL,
    "resourceId" TEXT,
    "part" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "task" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "words" INTEGER NOT NULL,
    "process" JSONB,
    "round" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "handedInAt" DATETIME NOT NULL,
    "returnedAt" DATETIME,
    CONSTRAINT "HandIn_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "HandIn_teacherId_fkey" FOREIGN KEY ("teacherId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "HandIn_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "HandInComment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "handInId" TEXT NOT NULL,
    "start" INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "HandInComment_handInId_fkey" FOREIGN KEY ("handInId") REFERENCES "HandIn" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "WritingHelp" (
    "teacherId" TEXT NOT NULL PRIMARY KEY,
    "help" TEXT NOT NULL,
    CONSTRAINT "WritingHelp_teacherId_fkey" FOREIGN KEY ("teacherId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "HandIn_teacherId_handedInAt_id_idx" ON "HandIn"("teacherId", "handedInAt", "id");

-- CreateIndex
CREATE INDEX "HandIn_studentId_handedInAt_id_idx" ON "HandIn"("studentId", "handedInAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "HandIn_resourceId_part_teacherId_round_key" ON "HandIn"("resourceId", "part", "teacherId", "round");

-- CreateIndex
CREATE INDEX "HandInComment_handInId_start_idx" ON "HandInComment"("handInId", "start");
