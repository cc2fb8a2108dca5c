-- AlterTable
ALTER TABLE "Assignment" ADD COLUMN     "goalWords" INTEGER;

-- CreateTable
CREATE TABLE "ClassBook" (
    "assignmentId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "resourceId" TEXT COLLATE "C" NOT NULL,
    "chapters" INTEGER NOT NULL,
    "begunAt" TIMESTAMP(3) NOT NULL,
    "reachedAt" TIMESTAMP(3),

    CONSTRAINT "ClassBook_pkey" PRIMARY KEY ("assignmentId","userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "ClassBook_resourceId_key" ON "ClassBook"("resourceId");

-- CreateIndex
CREATE INDEX "ClassBook_userId_idx" ON "ClassBook"("userId");

-- AddForeignKey
ALTER TABLE "ClassBook" ADD CONSTRAINT "ClassBook_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassBook" ADD CONSTRAINT "ClassBook_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassBook" ADD CONSTRAINT "ClassBook_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"("id") ON DELETE CASCADE ON UPDATE CASCADE;
