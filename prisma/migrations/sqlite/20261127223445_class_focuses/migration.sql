-- CreateTable
CREATE TABLE "ClassFocus" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "classId" TEXT NOT NULL,
    "lessonId" TEXT,
    "fromDay" TEXT,
    "toDay" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "ClassFocus_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ClassFocus_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Resource" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "FocusPoint" (
    "focusId" TEXT NOT NULL,
    "point" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "mistakes" JSONB NOT NULL,

    PRIMARY KEY ("focusId", "point"),
    CONSTRAINT "FocusPoint_focusId_fkey" FOREIGN KEY ("focusId") REFERENCES "ClassFocus" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "FocusCheck" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "focusId" TEXT NOT NULL,
    "point" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "assignmentId" TEXT,
    "items" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "FocusCheck_focusId_point_fkey" FOREIGN KEY ("focusId", "point") REFERENCES "FocusPoint" ("focusId", "point") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "FocusCheck_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "ClassFocus_classId_createdAt_id_idx" ON "ClassFocus"("classId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ClassFocus_lessonId_idx" ON "ClassFocus"("lessonId");

-- CreateIndex
CREATE INDEX "FocusCheck_focusId_point_createdAt_idx" ON "FocusCheck"("focusId", "point", "createdAt");

-- CreateIndex
CREATE INDEX "FocusCheck_assignmentId_idx" ON "FocusCheck"("assignmentId");
