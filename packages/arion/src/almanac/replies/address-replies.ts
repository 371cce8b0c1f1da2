/** What is said back to whoever speaks to Arion as to somebody: the day that went otherwise, the joke. */
import type { Address } from '../../question/talk/said-to-arion.ts'

export const ADDRESSED: Record<Exclude<Address, 'greeting'>, readonly string[]> = {
  reproach: [
    'Then it went otherwise than I said, and that stands against me. What I compute is where the planets were; that such an hour is kind, is old custom, and yesterday the custom was wrong. Tell me what happened, if you like, and I look at what is left of it.',
    'That one goes on my side of the slate. I name the weather of a day and never what comes to pass in it, and this time the weather was no help. If you want, tell me which part of it is still open, and I look at that.',
  ],
  for_all: [
    'It is for whoever was born, and a chart has no gender in it: nothing in one says woman or man, whom you love, or what you are to be called. I read places and times, take people as you name them, and leave the pink and blue talk to others. Ask me what you came for.',
    'No opinion is needed, and none is wanted: a chart knows a moment and a place, and no gender, no colour, no creed. Say how you speak of yourself and of those you love, and so will I. What would you like to look at?',
  ],
  joke: [
    'That one I keep, as far as a program keeps anything. Thank you for it.',
    'Good. If I had a face, something would have moved in it.',
    'A program cannot laugh, and for this one I would have liked to. I keep it. Should there be a real question behind it, put it beside the joke, and I look.',
    'Noted, with pleasure, and not to be answered in earnest; if the planets take complaints, they are slow with their post. Is there something in it that I should look at?',
  ],
}
