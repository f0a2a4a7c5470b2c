/**
 * Asks at most once at a time, and keeps the answer for a while: it costs the same however many want to know.
 */
export function keptFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  const forget = () => {
    answer = null;
  };
  return () => {
    if (answer === null) {
      answer = ask();
      answer.then(() => setTimeout(forget, ms).unref(), forget);
    }
    return answer;
  };
}
