-- AlterTable
ALTER TABLE "Assignment" ADD COLUMN "goalWords" INTEGER;

-- CreateTable
CREATE TABLE "ClassBook" (
    "assignmentId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "resourceId" TEXT NOT NULL,
    "chapters" INTEGER NOT NULL,
    "begunAt" DATETIME NOT NULL,
    "reachedAt" DATETIME,

    PRIMARY KEY ("assignmentId", "userId"),
    CONSTRAINT "ClassBook_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ClassBook_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ClassBook_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "ClassBook_resourceId_key" ON "ClassBook"("resourceId");

-- CreateIndex
CREATE INDEX "ClassBook_userId_idx" ON "ClassBook"("userId");
