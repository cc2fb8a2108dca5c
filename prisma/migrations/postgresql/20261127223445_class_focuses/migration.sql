-- CreateTable
CREATE TABLE "ClassFocus" (
    "id" TEXT COLLATE "C" NOT NULL,
    "classId" TEXT COLLATE "C" NOT NULL,
    "lessonId" TEXT COLLATE "C",
    "fromDay" TEXT COLLATE "C",
    "toDay" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ClassFocus_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FocusPoint" (
    "focusId" TEXT COLLATE "C" NOT NULL,
    "point" TEXT COLLATE "C" NOT NULL,
    "place" INTEGER NOT NULL,
    "mistakes" JSONB NOT NULL,

    CONSTRAINT "FocusPoint_pkey" PRIMARY KEY ("focusId","point")
);

-- CreateTable
CREATE TABLE "FocusCheck" (
    "id" TEXT COLLATE "C" NOT NULL,
    "focusId" TEXT COLLATE "C" NOT NULL,
    "point" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "assignmentId" TEXT COLLATE "C",
    "items" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "FocusCheck_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ClassFocus_classId_createdAt_id_idx" ON "ClassFocus"("classId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ClassFocus_lessonId_idx" ON "ClassFocus"("lessonId");

-- CreateIndex
CREATE INDEX "FocusCheck_focusId_point_createdAt_idx" ON "FocusCheck"("focusId", "point", "createdAt");

-- CreateIndex
CREATE INDEX "FocusCheck_assignmentId_idx" ON "FocusCheck"("assignmentId");

-- AddForeignKey
ALTER TABLE "ClassFocus" ADD CONSTRAINT "ClassFocus_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassFocus" ADD CONSTRAINT "ClassFocus_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Resource"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FocusPoint" ADD CONSTRAINT "FocusPoint_focusId_fkey" FOREIGN KEY ("focusId") REFERENCES "ClassFocus"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FocusCheck" ADD CONSTRAINT "FocusCheck_focusId_point_fkey" FOREIGN KEY ("focusId", "point") REFERENCES "FocusPoint"("focusId", "point") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FocusCheck" ADD CONSTRAINT "FocusCheck_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
