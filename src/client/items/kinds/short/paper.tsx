/** A line to write on. */
export const ShortOnPaper = () => <p className="mt-1">{'_'.repeat(40)}</p>;
