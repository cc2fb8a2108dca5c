/** What is to be ringed. */
export const TrueFalseOnPaper = () => <p className="mt-1">True &nbsp; / &nbsp; False</p>;
