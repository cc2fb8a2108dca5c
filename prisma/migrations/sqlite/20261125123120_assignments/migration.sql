-- CreateTable
CREATE TABLE "Assignment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "classId" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "appId" TEXT NOT NULL,
    "activity" JSONB NOT NULL,
    "items" JSONB,
    "rules" JSONB NOT NULL,
    "resourceId" TEXT,
    "resourceVersion" INTEGER,
    "note" TEXT NOT NULL DEFAULT '',
    "dueAt" DATETIME,
    "isForSome" BOOLEAN NOT NULL DEFAULT false,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Assignment_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Assignment_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AssignmentStudent" (
    "assignmentId" TEXT NOT NULL,
    "enrolmentId" TEXT NOT NULL,
    "dueAt" DATETIME,
    "extraAttempts" INTEGER NOT NULL DEFAULT 0,
    "isExcused" BOOLEAN NOT NULL DEFAULT false,

    PRIMARY KEY ("assignmentId", "enrolmentId"),
    CONSTRAINT "AssignmentStudent_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "AssignmentStudent_enrolmentId_fkey" FOREIGN KEY ("enrolmentId") REFERENCES "Enrolment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN "assignmentId" TEXT REFERENCES "Assignment" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Attempt" ADD COLUMN "enrolmentId" TEXT REFERENCES "Enrolment" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Attempt" ADD COLUMN "isAssigned" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "Attempt_assignmentId_enrolmentId_startedAt_idx" ON "Attempt"("assignmentId", "enrolmentId", "startedAt");
CREATE INDEX "Attempt_enrolmentId_startedAt_idx" ON "Attempt"("enrolmentId", "startedAt");

-- CreateIndex
CREATE INDEX "Assignment_classId_createdAt_id_idx" ON "Assignment"("classId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Assignment_classId_bytes_idx" ON "Assignment"("classId", "bytes");

-- CreateIndex
CREATE INDEX "Assignment_resourceId_idx" ON "Assignment"("resourceId");

-- CreateIndex
CREATE UNIQUE INDEX "Assignment_classId_requestId_key" ON "Assignment"("classId", "requestId");

-- CreateIndex
CREATE INDEX "AssignmentStudent_enrolmentId_idx" ON "AssignmentStudent"("enrolmentId");
