/** Tests, what only they use, and measurements: not part of what runs for people. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\.e2e\.ts$|(^|\/)(test|evals)\//.test(path)
}
