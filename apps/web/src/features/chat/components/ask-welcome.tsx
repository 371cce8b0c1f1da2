import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { words } from '../../../words/index.ts'
import { homeQuery } from '../../daily/queries.ts'
import { DayDrawing } from '../gate/components/lazy.tsx'

/**
 * Before the first question: what the day's gate has drawn, the sentence that Home begins the day with, and
 * what can be asked.
 */
export function AskWelcome() {
  const { title, text, afterSentence } = words.chat.welcome
  const home = useQuery(homeQuery(useToday()))
  const sentence = home.data?.sentence?.text
  return (
    // a page too low for it grows, and scrolls: nothing is cut at large letters
    <div className="mx-auto flex w-full max-w-(--talk) flex-[1_0_auto] flex-col justify-center gap-6 py-2 md:flex-row-reverse md:items-center md:justify-between md:gap-8">
      {/* on a phone it has the room that the words and the question leave, and none where that is too little to read it in */}
      <div className="relative min-h-0 flex-1 max-md:max-h-[65vw] max-md:[@media(height<48rem)]:hidden md:aspect-square md:w-[min(15rem,40dvh)] md:flex-none [@media(height<40rem)]:hidden">
        <div className="@container-size absolute inset-0">
          <div className="hidden size-full [@container(height>=140px)]:block">
            <Suspense>
              <DayDrawing />
            </Suspense>
          </div>
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        {sentence && <p className="max-w-(--measure) font-display text-xl text-brass">{sentence}</p>}
        <h2 className="text-2xl">{title}</h2>
        {/* not before it is known whether there is a sentence: one does not take the other's place */}
        {!home.isPending && <p className="max-w-(--measure) text-ink-2">{sentence ? afterSentence : text}</p>}
      </div>
    </div>
  )
}
