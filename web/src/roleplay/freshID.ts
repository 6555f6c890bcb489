/** freshID is an id that is not taken: the word, then the word with a number. */
export function freshID(word: string, taken: string[]): string {
  for (let count = 1; ; count++) {
    const id = count === 1 ? word : `${word}-${count}`;
    if (!taken.includes(id)) return id;
  }
}
