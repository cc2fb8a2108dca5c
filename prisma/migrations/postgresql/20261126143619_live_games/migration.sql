-- AlterTable
ALTER TABLE "JoinCode" ADD COLUMN     "liveGameId" TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "LiveGame" (
    "id" TEXT COLLATE "C" NOT NULL,
    "hostId" TEXT COLLATE "C" NOT NULL,
    "classId" TEXT COLLATE "C",
    "requestId" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "appId" TEXT COLLATE "C" NOT NULL,
    "source" JSONB NOT NULL,
    "items" JSONB NOT NULL,
    "leftOut" INTEGER NOT NULL DEFAULT 0,
    "seed" INTEGER NOT NULL,
    "settings" JSONB NOT NULL,
    "state" JSONB NOT NULL,
    "version" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "LiveGame_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LivePlayer" (
    "id" TEXT COLLATE "C" NOT NULL,
    "gameId" TEXT COLLATE "C" NOT NULL,
    "enrolmentId" TEXT COLLATE "C",
    "tokenHash" TEXT COLLATE "C",
    "name" TEXT COLLATE "C" NOT NULL,
    "nameKey" TEXT COLLATE "C" NOT NULL,
    "ofName" INTEGER NOT NULL DEFAULT 1,
    "team" INTEGER,
    "accommodation" JSONB,
    "joinedAt" TIMESTAMP(3) NOT NULL,
    "isHere" BOOLEAN NOT NULL DEFAULT false,
    "lastSeenAt" TIMESTAMP(3) NOT NULL,
    "kickedAt" TIMESTAMP(3),

    CONSTRAINT "LivePlayer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LiveAnswer" (
    "playerId" TEXT COLLATE "C" NOT NULL,
    "gameId" TEXT COLLATE "C" NOT NULL,
    "question" INTEGER NOT NULL,
    "ballot" INTEGER NOT NULL,
    "response" JSONB NOT NULL,
    "verdict" TEXT COLLATE "C" NOT NULL,
    "score" DOUBLE PRECISION NOT NULL,
    "grade" JSONB NOT NULL,
    "ms" INTEGER NOT NULL,
    "answeredAt" TIMESTAMP(3) NOT NULL,
    "requestId" TEXT COLLATE "C",

    CONSTRAINT "LiveAnswer_pkey" PRIMARY KEY ("playerId","question","ballot")
);

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

-- CreateIndex
CREATE UNIQUE INDEX "JoinCode_liveGameId_key" ON "JoinCode"("liveGameId");

-- AddForeignKey
ALTER TABLE "JoinCode" ADD CONSTRAINT "JoinCode_liveGameId_fkey" FOREIGN KEY ("liveGameId") REFERENCES "LiveGame"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LiveGame" ADD CONSTRAINT "LiveGame_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LiveGame" ADD CONSTRAINT "LiveGame_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LivePlayer" ADD CONSTRAINT "LivePlayer_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "LiveGame"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LivePlayer" ADD CONSTRAINT "LivePlayer_enrolmentId_fkey" FOREIGN KEY ("enrolmentId") REFERENCES "Enrolment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LiveAnswer" ADD CONSTRAINT "LiveAnswer_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "LivePlayer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LiveAnswer" ADD CONSTRAINT "LiveAnswer_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "LiveGame"("id") ON DELETE CASCADE ON UPDATE CASCADE;
