/** Words that point at something else, and nothing is there: which piece is missing can be said in a line. */

export type Fragment = 'question' | 'which' | 'before'

/** Of a message that begins a conversation; `text` is plain and small. */
export function fragmentIn(text: string): Fragment | null {
  return FRAGMENTS.find(([, words]) => words.test(text))?.[0] ?? null
}

const END = '(?: (?:please|pls|plz|then|i think|i guess|maybe|no|yes|or|again|lol|right|tho|though|thanks))*$'
const START = '^(?:(?:so|and|but|ok|okay|well|hm+|er+|um+|then|just|probably|maybe|rather) )*'
const FRAGMENTS: readonly (readonly [Fragment, RegExp])[] = [
  [
    'question',
    new RegExp(`${START}(?:yes|no|yes or no|no or yes|is it|really|or not|is that so|true or false)${END}`),
  ],
  [
    'before',
    new RegExp(
      `${START}(?:(?:the |exactly the )?same(?: thing| one)?(?: again| as (?:before|yesterday|last time|always|usual|then)| like (?:before|last time|yesterday|always))|like (?:last time|before|always)|(?:do|say) (?:it|that) again|again|the usual|as (?:always|usual|before))${END}`,
    ),
  ],
  [
    'which',
    new RegExp(
      `${START}(?:(?:the )?(?:first|second|third|fourth|last|other|latter|former|next|same|red|blue|green|white|black)(?: one| option)?|(?:number|option|answer|no) (?:one|two|three|[1-4a-d])|this one|that one|both(?: of them)?|neither|either|which one|a or b|1 or 2|one or two)${END}`,
    ),
  ],
]
