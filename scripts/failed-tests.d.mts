export interface FailedTest {
  name: string;
  said: string;
}
export function failedOfVitest(report: unknown, folder: string): FailedTest[];
export function failedOfBrowser(report: unknown): FailedTest[];
export function readReport(file: string): unknown;
