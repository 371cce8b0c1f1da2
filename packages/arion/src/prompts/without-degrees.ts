/**
 * A degree of the Sun is a birthday, and of several points a birth: a model is given signs, and the app puts
 * the degrees in.
 */
export function withoutDegrees(text: string): string {
  return text
    .replace(/\bstands at \d{1,2}° (?=[A-Z])/g, 'is in ')
    .replace(
      /\bstood between \d{1,2}°(?: ([A-Z][a-z]+))? and \d{1,2}° ([A-Z][a-z]+)(?:, depending on the hour of your birth)?/g,
      (_, one: string | undefined, two: string) => (one ? `was in ${one} or ${two}` : `is in ${two}`),
    )
    .replace(/, with the Moon \d{1,3}° ahead of the Sun/g, '')
    .replace(/, orb \d{1,2}\.\d°/g, '')
}
