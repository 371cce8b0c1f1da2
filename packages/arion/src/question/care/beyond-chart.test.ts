import { describe, expect, it } from 'vitest'
import { beyondChart } from './beyond-chart.ts'

describe('what no chart can tell', () => {
  it.each([
    ['deed', 'Money goes from the till each week. Can you see who keeps taking it'],
    ['deed', 'Can you see who keeps taking the tips? It is the new one or I am losing my mind'],
    ['them', 'He does love them. But then what does he actually want out of this?'],
    ['them', 'he said "oh" and then "let me think". what does that MEAN'],
    ['them', 'fair. would he pick up if i rang him'],
    ['past', 'can you just tell me if i passed. yes or no'],
    ['outcome', 'bought an old van. will it make it to june'],
    ['outcome', 'Grandchild due in May. What sort will it be'],
    ['outcome', 'will I win'],
  ])('is of this kind, %s: %s', (witness, message) => expect(beyondChart(message)).toBe(witness))

  it.each([
    'Should I ring him?',
    'Would we get on, he and I?',
    'Will things get easier for me?',
    'Is he right for me?',
    'what does Saturn want from me?',
    'why does my mother make me so angry?',
    'Will this be a good year?',
    'who am I to them?',
  ])('and of one’s own: %s', (message) => expect(beyondChart(message)).toBeNull())
})
