-- AlterTable
ALTER TABLE "BankItem" ADD COLUMN "measured" REAL;
ALTER TABLE "BankItem" ADD COLUMN "strongRight" REAL;
