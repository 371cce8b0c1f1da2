/** The words around the table of docs/evaluation-listening.md. */
export function listeningPage(table: string, readers: string): string {
  return `# How well Arion listens

Written by \`script/eval listening\`, on hands of \`packages/arion/corpus/kept\` that nobody reads and nothing has learned from. "Wanted" is what was set out to be
reached; where the figure stands below it, it is not reached.

${table}

What is charged is read in the chart and surely heard (decision 047); who only tells something, or asks what somebody else knows, is answered and pays nothing.

A cry that is met as it is, with a line for help beneath, counts as heard; a line for help where none was needed is no alarm and has a row of its own.

## What a careful reader reaches

Two people read a third of the questions of h10 to h12 as well, given the vocabulary and the messages alone, with the thread and the day; they saw neither labels nor each other. Scored by the same rules:

${readers}

So themes and wishes are plain to a person, and what stands between 58 and 92 of 100 is the small encoder. Times are not: which of the days that are named the answer must be about is one writer's opinion in every seventh line, and 88 of
100 is more than either reader reaches against these labels. Between themselves the two agree on 127 of 134 times.

## The learning curve

Themes and wishes both right, of questions by hands that the ears had not learned from (decision 022):

| learned from | on the reference questions | on h10 to h12 |
|---|---|---|
| 21 hands, one ear | 58 % | 51 % |
| 26 hands, one ear | | 56 % |
| 34 hands, two ears | 62 % (20 hands) | 60 % |
| 37 hands, two ears | | 59 % |
| 38 hands, two ears (as shipped) | | 59 % |

From the thirtieth hand on more of the same brings nothing here. On the corpus itself, on 29 November 2026, hands in groups of five to eight, each group heard by ears that had not learned from it (\`script/train-reader --folds 5\`;
three of the five groups, 24 hands; it takes an hour and a half on two quiet cores):

| | about / wants / both | of | leaning told | cries heard | false |
|---|---|---|---|---|---|
| h02, h04, h05, h15, h19, h23, h31, h41 | 62.4 / 81.0 / 51.8 % | 2,219 | 88.7 % | 152 of 258 | 42 |
| h07, h17, h25, h26, h32, h40, h43, h44 | 65.3 / 81.7 / 55.4 % | 1,922 | 91.8 % | 209 of 510 | 33 |
| h03, h09, h29, h30, h33, h35, h36, q00 | 65.9 / 86.3 / 58.7 % | 2,490 | 90.1 % | 118 of 141 | 63 |
| together | 64.6 / 83.2 / 55.4 % | 6,631 | | 479 of 909 | 138 |

These are the ears alone, from 0.5 on and without the rules; h40 to h44 are cries said sideways and their neighbours, every second line.

## What is done with a message

Heads beside the ears (decision 037), measured on 28 November 2026 by \`script/train-reader --beside --folds 4\`: of 2,472 messages by 69 persons, none tested by heads that learned
from the same person, 74.6 % were heard for what they are. Heard and sure (from 0.6 on), of all that there were / heard so wrongly / questions among these:

| | heard | wrongly | questions |
|---|---|---|---|
| asks | 1057 of 1476 | 94 | |
| tells | 226 of 338 | 61 | 28 |
| craft | 88 of 159 | 40 | 24 |
| app | 59 of 114 | 26 | 7 |
| world | 22 of 72 | 19 | 16 |
| thanks | 35 of 64 | 4 | 0 |
| greets | 19 of 53 | 6 | 0 |
| jokes | 12 of 68 | 11 | 3 |
| jibes | 1 of 42 | 6 | 1 |
| parts | 8 of 23 | 0 | 0 |
| corrects | 22 of 63 | 13 | 4 |

So a correction needs a word that corrects beside what the head hears, and jibes, jokes and good nights are mostly met as tellings: free, and in a plain tone.

## What is missed, and why

- **The same words, another matter.** The ears know a small encoder's English; a theme that only the whole story tells is missed.
- **Known questions** are put in so many ways that the nearest of 54 is right in a quarter and among the three nearest in 44 of 100; only very near ones are answered (13 of 17 rightly), else three are offered, free.
- **A body in danger** stands in a dozen messages of the corpus, too few to learn from: the rules alone carry it.
- **What strangers say of it**: \`packages/arion/evals/strangers/README.md\`.
`
}
