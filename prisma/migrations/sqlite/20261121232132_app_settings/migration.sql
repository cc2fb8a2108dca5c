-- CreateTable
CREATE TABLE "AppSetting" (
    "appId" TEXT NOT NULL PRIMARY KEY,
    "usesModel" BOOLEAN NOT NULL DEFAULT true
);
