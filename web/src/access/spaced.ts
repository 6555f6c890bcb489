/** spaced writes a code so that it can be read aloud: HKM 4R7C. */
export function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
