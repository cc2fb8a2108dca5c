-- DropIndex
DROP INDEX "Attempt_assignmentId_enrolmentId_startedAt_idx";

-- CreateTable
CREATE TABLE "WorkSum" (
    "attemptId" TEXT COLLATE "C" NOT NULL,
    "classId" TEXT COLLATE "C" NOT NULL,
    "assignmentId" TEXT COLLATE "C" NOT NULL,
    "enrolmentId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,
    "answered" INTEGER NOT NULL,
    "score" DOUBLE PRECISION NOT NULL,
    "example" TEXT COLLATE "C",

    CONSTRAINT "WorkSum_pkey" PRIMARY KEY ("attemptId","kind","name")
);

-- CreateIndex
CREATE INDEX "WorkSum_classId_kind_enrolmentId_name_day_answered_score_idx" ON "WorkSum"("classId", "kind", "enrolmentId", "name", "day", "answered", "score");

-- CreateIndex
CREATE INDEX "Attempt_assignmentId_enrolmentId_finishedAt_idx" ON "Attempt"("assignmentId", "enrolmentId", "finishedAt");

-- AddForeignKey
ALTER TABLE "WorkSum" ADD CONSTRAINT "WorkSum_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;
