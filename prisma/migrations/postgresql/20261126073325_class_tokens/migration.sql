-- AlterTable
ALTER TABLE "Class" ADD COLUMN     "tokensPerStudent" INTEGER NOT NULL DEFAULT 0;
