-- DropIndex
DROP INDEX "Attempt_assignmentId_enrolmentId_startedAt_idx";

-- CreateTable
CREATE TABLE "WorkSum" (
    "attemptId" TEXT NOT NULL,
    "classId" TEXT NOT NULL,
    "assignmentId" TEXT NOT NULL,
    "enrolmentId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "answered" INTEGER NOT NULL,
    "score" REAL NOT NULL,
    "example" TEXT,

    PRIMARY KEY ("attemptId", "kind", "name"),
    CONSTRAINT "WorkSum_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "WorkSum_classId_kind_enrolmentId_name_day_answered_score_idx" ON "WorkSum"("classId", "kind", "enrolmentId", "name", "day", "answered", "score");

-- CreateIndex
CREATE INDEX "Attempt_assignmentId_enrolmentId_finishedAt_idx" ON "Attempt"("assignmentId", "enrolmentId", "finishedAt");
