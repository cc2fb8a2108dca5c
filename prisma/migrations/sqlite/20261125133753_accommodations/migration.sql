-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN "accommodation" JSONB;

-- CreateTable
CREATE TABLE "Accommodation" (
    "enrolmentId" TEXT NOT NULL PRIMARY KEY,
    "timeFactor" REAL,
    "readAloud" BOOLEAN NOT NULL DEFAULT false,
    "fewerChoices" BOOLEAN NOT NULL DEFAULT false,
    "largerText" BOOLEAN NOT NULL DEFAULT false,
    "readingFont" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Accommodation_enrolmentId_fkey" FOREIGN KEY ("enrolmentId") REFERENCES "Enrolment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
