import { Suspense } from 'react'
import { words } from '../../../words/index.ts'
import { DayDrawing } from '../gate/components/lazy.tsx'

/** Before the first question: what can be asked, beside what the day's gate has drawn. */
export function AskWelcome() {
  const { title, text } = words.chat.welcome
  return (
    // a page too low for it grows, and scrolls: nothing is cut at large letters
    <div className="mx-auto flex w-full max-w-3xl flex-[1_0_auto] flex-col justify-center gap-6 py-2 md:flex-row-reverse md:items-center md:justify-between md:gap-8">
      {/* the room is held until the drawing is there */}
      <div className="mx-auto aspect-square w-[min(50vw,calc(100dvh-41rem))] shrink-0 max-md:[@media(height<48rem)]:hidden [@media(height<40rem)]:hidden md:mx-0 md:w-[min(19rem,40dvh)]">
        <Suspense>
          <DayDrawing />
        </Suspense>
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <h2 className="text-2xl">{title}</h2>
        <p className="max-w-(--measure) text-ink-2">{text}</p>
      </div>
    </div>
  )
}
