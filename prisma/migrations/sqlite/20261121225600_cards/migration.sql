-- CreateTable
CREATE TABLE "CardState" (
    "userId" TEXT NOT NULL,
    "deck" TEXT NOT NULL,
    "entryId" TEXT NOT NULL,
    "direction" TEXT NOT NULL,
    "due" DATETIME NOT NULL,
    "stability" REAL NOT NULL,
    "difficulty" REAL NOT NULL,
    "scheduledDays" INTEGER NOT NULL,
    "learningSteps" INTEGER NOT NULL,
    "reps" INTEGER NOT NULL,
    "lapses" INTEGER NOT NULL,
    "phase" TEXT NOT NULL,
    "lastReviewAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "deck", "entryId", "direction"),
    CONSTRAINT "CardState_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CardReview" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "deck" TEXT NOT NULL,
    "entryId" TEXT NOT NULL,
    "direction" TEXT NOT NULL,
    "rating" TEXT NOT NULL,
    "reviewedAt" DATETIME NOT NULL,
    "reps" INTEGER NOT NULL,
    "before" JSONB,
    "undoneAt" DATETIME,

    PRIMARY KEY ("userId", "id"),
    CONSTRAINT "CardReview_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "CardReview_userId_reviewedAt_idx" ON "CardReview"("userId", "reviewedAt");
