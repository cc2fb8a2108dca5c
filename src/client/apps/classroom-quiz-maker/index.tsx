export default function QuizMakerScreen() { return null; }
