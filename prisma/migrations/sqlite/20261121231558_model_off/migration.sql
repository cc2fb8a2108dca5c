-- CreateTable
CREATE TABLE "ModelOff" (
    "appId" TEXT NOT NULL PRIMARY KEY
);
