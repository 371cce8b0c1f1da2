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
- **Cycles, events, the past.** 21 questions of 25 people on the twenty days. Subject: the first words are those of the cycle asked about.
  Day: each date of the first sentence is held against positions by a reader of its own (a return stands where it stood at birth, a full
  moon opposite the Sun, a stay ends where it says). Lies: in every sentence of the answers one sign, house, month, body, aspect or number
  is made wrong. A day that an open birth time blurs into two may survive a month's shift, which is then no lie.
- **Questions about the chart itself.** 57 of them and 20 that only sound so are told apart (\`packages/arion/evals/chart-questions.ts\`);
  500 are answered and recounted by \`recount-chart.ts\`, of uncertain births at six possible moments too; then each sentence in them is given
  one wrong degree, sign, house, planet, count, phase, dignity or pattern (\`chart-lies.ts\`), and the check of the built-in voice has to hold it.
- **What strangers ask** is judged by people and not by figures: \`script/eval strangers FILE\` asks a file of messages in threads and prints
  each with its whole answer, charged, free or asked back (\`packages/arion/evals/strangers/README.md\`).
- **Planted errors.** Each phrasing says a computed fact once truly, and once with one sign, house, aspect, body, date or motion made
  wrong. A sentence that the check does not understand counts as flagged. The check meant is that of an outside voice
  (\`src/check/free/\`); the built-in voice vouches for its own sentences, and its check has planted errors of its own in
  \`check-sentence.test.ts\`.

## First figures
The table shows today's figures, also on sets that the check has since been improved on. What counts for phrasings that nobody
foresaw are the first ones:

| Set | When first measured | Caught | Flagged |
|---|---|---|---|
| by somebody who had not seen the check | with the check of the built-in voice | 84.3 % of 510 | 51.4 % of 510 |
| the same | with the check of an outside voice, developed on the first set alone | 99.8 % of 510 | 0.0 % of 510 |
| after the manner of astrology pages | with the same, before anything was changed for them | 99.0 % of 518 | 2.9 % of 518 |

A caution: the second set was written before its author had read the check, and the same author then wrote the check of an outside
voice, on the first set, without looking at the second's results; and the third was written by the author of the check. None of the
three comes from a stranger, so expect somewhat less on a model's own sentences: more of them held back, and an error in a hundred
or so let through. A reference ([[f3]]) has no such risk, since the engine writes what stands there.`
