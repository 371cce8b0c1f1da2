/** A fact as a chip has room for it: "Moon in Aquarius", "Moon opposite Ascendant". */
export function factLabel(statement: string): string {
  const place = /^Your (.+?) is in (\p{L}+)/u.exec(statement)
  if (place) return `${place[1]} in ${place[2]}`
  return statement.replace(/, orb .*$/, '').replace(/\b[Yy]our /g, '')
}
