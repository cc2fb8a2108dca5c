-- CreateTable
CREATE TABLE "StudentSetting" (
    "ownerId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "isOn" BOOLEAN NOT NULL,

    PRIMARY KEY ("ownerId", "name"),
    CONSTRAINT "StudentSetting_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Recording" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "speakerId" TEXT NOT NULL,
    "teacherId" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "contrast" TEXT,
    "type" TEXT NOT NULL,
    "seconds" REAL NOT NULL,
    "audio" BLOB NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "mark" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "markedAt" DATETIME,
    CONSTRAINT "Recording_speakerId_fkey" FOREIGN KEY ("speakerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Recording_teacherId_fkey" FOREIGN KEY ("teacherId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Recording_teacherId_createdAt_idx" ON "Recording"("teacherId", "createdAt");

-- CreateIndex
CREATE INDEX "Recording_speakerId_createdAt_idx" ON "Recording"("speakerId", "createdAt");

-- CreateIndex
CREATE INDEX "Recording_expiresAt_idx" ON "Recording"("expiresAt");
