-- CreateTable
CREATE TABLE "AttemptHint" (
    "attemptId" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "taken" INTEGER NOT NULL,

    PRIMARY KEY ("attemptId", "itemId"),
    CONSTRAINT "AttemptHint_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
