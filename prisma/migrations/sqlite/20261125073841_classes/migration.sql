-- CreateTable
CREATE TABLE "Class" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "level" TEXT,
    "ageGroup" TEXT,
    "timeZone" TEXT NOT NULL,
    "code" TEXT,
    "createdAt" DATETIME NOT NULL,
    "archivedAt" DATETIME,
    CONSTRAINT "Class_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Enrolment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "classId" TEXT NOT NULL,
    "userId" TEXT,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "number" TEXT NOT NULL DEFAULT '',
    "isWaiting" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "importId" TEXT,
    CONSTRAINT "Enrolment_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Enrolment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Enrolment_importId_fkey" FOREIGN KEY ("importId") REFERENCES "RosterImport" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RosterImport" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "classId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "RosterImport_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Class_code_key" ON "Class"("code");

-- CreateIndex
CREATE INDEX "Class_ownerId_archivedAt_createdAt_idx" ON "Class"("ownerId", "archivedAt", "createdAt");

-- CreateIndex
CREATE INDEX "Enrolment_classId_isWaiting_nameKey_id_idx" ON "Enrolment"("classId", "isWaiting", "nameKey", "id");

-- CreateIndex
CREATE INDEX "Enrolment_userId_idx" ON "Enrolment"("userId");

-- CreateIndex
CREATE INDEX "Enrolment_importId_idx" ON "Enrolment"("importId");

-- CreateIndex
CREATE UNIQUE INDEX "Enrolment_classId_userId_key" ON "Enrolment"("classId", "userId");

-- CreateIndex
CREATE INDEX "RosterImport_classId_createdAt_idx" ON "RosterImport"("classId", "createdAt");
