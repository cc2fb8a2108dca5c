-- CreateTable
CREATE TABLE "SuggestedThing" (
    "id" TEXT COLLATE "C" NOT NULL,
    "studentId" TEXT COLLATE "C" NOT NULL,
    "teacherId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "nameKey" TEXT COLLATE "C" NOT NULL,
    "category" TEXT COLLATE "C" NOT NULL,
    "answers" JSONB NOT NULL,
    "suggestedAt" TIMESTAMP(3) NOT NULL,
    "approvedAt" TIMESTAMP(3),

    CONSTRAINT "SuggestedThing_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SuggestedThing_teacherId_suggestedAt_idx" ON "SuggestedThing"("teacherId", "suggestedAt");

-- CreateIndex
CREATE INDEX "SuggestedThing_studentId_idx" ON "SuggestedThing"("studentId");

-- CreateIndex
CREATE UNIQUE INDEX "SuggestedThing_teacherId_studentId_nameKey_key" ON "SuggestedThing"("teacherId", "studentId", "nameKey");

-- AddForeignKey
ALTER TABLE "SuggestedThing" ADD CONSTRAINT "SuggestedThing_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SuggestedThing" ADD CONSTRAINT "SuggestedThing_teacherId_fkey" FOREIGN KEY ("teacherId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
