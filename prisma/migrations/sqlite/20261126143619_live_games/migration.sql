-- CreateTable
CREATE TABLE "LiveGame" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "hostId" TEXT NOT NULL,
    "classId" TEXT,
    "requestId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "appId" TEXT NOT NULL,
    "source" JSONB NOT NULL,
    "items" JSONB NOT NULL,
    "leftOut" INTEGER NOT NULL DEFAULT 0,
    "seed" INTEGER NOT NULL,
    "settings" JSONB NOT NULL,
    "state" JSONB NOT NULL,
    "version" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "LiveGame_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "LiveGame_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LivePlayer" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "gameId" TEXT NOT NULL,
    "enrolmentId" TEXT,
    "tokenHash" TEXT,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "ofName" INTEGER NOT NULL DEFAULT 1,
    "team" INTEGER,
    "accommodation" JSONB,
    "joinedAt" DATETIME NOT NULL,
    "isHere" BOOLEAN NOT NULL DEFAULT false,
    "lastSeenAt" DATETIME NOT NULL,
    "kickedAt" DATETIME,
    CONSTRAINT "LivePlayer_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "LiveGame" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "LivePlayer_enrolmentId_fkey" FOREIGN KEY ("enrolmentId") REFERENCES "Enrolment" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LiveAnswer" (
    "playerId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "question" INTEGER NOT NULL,
    "ballot" INTEGER NOT NULL,
    "response" JSONB NOT NULL,
    "verdict" TEXT NOT NULL,
    "score" REAL NOT NULL,
    "grade" JSONB NOT NULL,
    "ms" INTEGER NOT NULL,
    "answeredAt" DATETIME NOT NULL,
    "requestId" TEXT,

    PRIMARY KEY ("playerId", "question", "ballot"),
    CONSTRAINT "LiveAnswer_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "LivePlayer" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "LiveAnswer_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "LiveGame" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "JoinCode" ADD COLUMN "liveGameId" TEXT REFERENCES "LiveGame" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE UNIQUE INDEX "JoinCode_liveGameId_key" ON "JoinCode"("liveGameId");

-- CreateIndex
CREATE INDEX "LiveGame_hostId_bytes_idx" ON "LiveGame"("hostId", "bytes");

-- CreateIndex
CREATE INDEX "LiveGame_hostId_createdAt_id_idx" ON "LiveGame"("hostId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "LiveGame_classId_createdAt_id_idx" ON "LiveGame"("classId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "LiveGame_endedAt_createdAt_idx" ON "LiveGame"("endedAt", "createdAt");

-- CreateIndex
CREATE INDEX "LiveGame_createdAt_idx" ON "LiveGame"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "LiveGame_hostId_requestId_key" ON "LiveGame"("hostId", "requestId");

-- CreateIndex
CREATE INDEX "LivePlayer_enrolmentId_idx" ON "LivePlayer"("enrolmentId");

-- CreateIndex
CREATE INDEX "LivePlayer_lastSeenAt_idx" ON "LivePlayer"("lastSeenAt");

-- CreateIndex
CREATE UNIQUE INDEX "LivePlayer_gameId_enrolmentId_key" ON "LivePlayer"("gameId", "enrolmentId");

-- CreateIndex
CREATE UNIQUE INDEX "LivePlayer_gameId_tokenHash_key" ON "LivePlayer"("gameId", "tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "LivePlayer_gameId_nameKey_ofName_key" ON "LivePlayer"("gameId", "nameKey", "ofName");

-- CreateIndex
CREATE INDEX "LiveAnswer_gameId_question_ballot_idx" ON "LiveAnswer"("gameId", "question", "ballot");
