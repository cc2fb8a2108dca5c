-- CreateTable
CREATE TABLE "Class" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ownerId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "level" TEXT COLLATE "C",
    "ageGroup" TEXT COLLATE "C",
    "timeZone" TEXT COLLATE "C" NOT NULL,
    "code" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    "archivedAt" TIMESTAMP(3),

    CONSTRAINT "Class_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Enrolment" (
    "id" TEXT COLLATE "C" NOT NULL,
    "classId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C",
    "name" TEXT COLLATE "C" NOT NULL,
    "nameKey" TEXT COLLATE "C" NOT NULL,
    "number" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "isWaiting" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "importId" TEXT COLLATE "C",

    CONSTRAINT "Enrolment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RosterImport" (
    "id" TEXT COLLATE "C" NOT NULL,
    "classId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RosterImport_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "Class" ADD CONSTRAINT "Class_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Enrolment" ADD CONSTRAINT "Enrolment_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Enrolment" ADD CONSTRAINT "Enrolment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Enrolment" ADD CONSTRAINT "Enrolment_importId_fkey" FOREIGN KEY ("importId") REFERENCES "RosterImport"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RosterImport" ADD CONSTRAINT "RosterImport_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;
