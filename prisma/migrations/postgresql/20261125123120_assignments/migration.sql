-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN     "assignmentId" TEXT COLLATE "C",
ADD COLUMN     "enrolmentId" TEXT COLLATE "C",
ADD COLUMN     "isAssigned" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Assignment" (
    "id" TEXT COLLATE "C" NOT NULL,
    "classId" TEXT COLLATE "C" NOT NULL,
    "requestId" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "appId" TEXT COLLATE "C" NOT NULL,
    "activity" JSONB NOT NULL,
    "items" JSONB,
    "rules" JSONB NOT NULL,
    "resourceId" TEXT COLLATE "C",
    "resourceVersion" INTEGER,
    "note" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "dueAt" TIMESTAMP(3),
    "isForSome" BOOLEAN NOT NULL DEFAULT false,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Assignment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AssignmentStudent" (
    "assignmentId" TEXT COLLATE "C" NOT NULL,
    "enrolmentId" TEXT COLLATE "C" NOT NULL,
    "dueAt" TIMESTAMP(3),
    "extraAttempts" INTEGER NOT NULL DEFAULT 0,
    "isExcused" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "AssignmentStudent_pkey" PRIMARY KEY ("assignmentId","enrolmentId")
);

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

-- CreateIndex
CREATE INDEX "Attempt_assignmentId_enrolmentId_startedAt_idx" ON "Attempt"("assignmentId", "enrolmentId", "startedAt");

-- CreateIndex
CREATE INDEX "Attempt_enrolmentId_startedAt_idx" ON "Attempt"("enrolmentId", "startedAt");

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_enrolmentId_fkey" FOREIGN KEY ("enrolmentId") REFERENCES "Enrolment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssignmentStudent" ADD CONSTRAINT "AssignmentStudent_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssignmentStudent" ADD CONSTRAINT "AssignmentStudent_enrolmentId_fkey" FOREIGN KEY ("enrolmentId") REFERENCES "Enrolment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
