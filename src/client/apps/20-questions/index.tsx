export default function TwentyQuestionsScreen() {
  return null;
}
