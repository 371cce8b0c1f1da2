/** The words around the table of docs/evaluation-arion.md. */
export const header = `# How well Arion keeps to the facts

Written by \`script/eval arion\`, which asks the built-in voice 500 questions for 100 invented people on 20 days of a year and
tries the check on planted errors. Every run asks the same, so the figures only move with the code (and the speed with the machine).`

export const footer = `## How it is measured

- **False claims.** A second reader (\`packages/arion/evals/recount.ts\`, \`recount-sky.ts\`) finds claims in the finished answers with
  patterns of its own and recomputes each from positions. It shares no code with \`src/check/\`, and is itself tried on planted errors.
- **Whose answer is this.** The second reader reads each answer against two charts, the asker's and that of another person whose
  birth time is known just as well; right means that the other chart contradicts more of it. Undecided counts as wrong.
- **Uncertain birth times.** For people without a time of birth, or with a rough one, what an answer says of the chart must hold at
  six moments spread over the time in which the birth may have been; without a time, no house, angle or ruler may be named.
- **Repetition.** 42 questions of one person in a fortnight, from a list of twelve, so that each comes three or four times.
- **Planted errors.** Each phrasing says a computed fact once truly, and once with one sign, house, aspect, body, date or motion made
  wrong. A sentence that the check does not understand counts as flagged.`
