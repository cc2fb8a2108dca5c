-- CreateTable
CREATE TABLE "SuggestedThing" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "studentId" TEXT NOT NULL,
    "teacherId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "suggestedAt" DATETIME NOT NULL,
    "approvedAt" DATETIME,
    CONSTRAINT "SuggestedThing_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SuggestedThing_teacherId_fkey" FOREIGN KEY ("teacherId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "SuggestedThing_teacherId_suggestedAt_idx" ON "SuggestedThing"("teacherId", "suggestedAt");

-- CreateIndex
CREATE INDEX "SuggestedThing_studentId_idx" ON "SuggestedThing"("studentId");

-- CreateIndex
CREATE UNIQUE INDEX "SuggestedThing_teacherId_studentId_nameKey_key" ON "SuggestedThing"("teacherId", "studentId", "nameKey");
