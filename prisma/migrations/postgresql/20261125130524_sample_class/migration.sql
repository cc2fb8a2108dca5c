-- AlterTable
ALTER TABLE "Class" ADD COLUMN     "isSample" BOOLEAN NOT NULL DEFAULT false;
