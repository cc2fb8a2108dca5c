-- CreateTable
CREATE TABLE "AppUse" (
    "userId" TEXT NOT NULL,
    "appId" TEXT NOT NULL,
    "favourite" BOOLEAN NOT NULL DEFAULT false,
    "lastOpenedAt" DATETIME,

    PRIMARY KEY ("userId", "appId"),
    CONSTRAINT "AppUse_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
