import { isUnderAnswer } from '@astrarium/contracts'
import type { AskBack, OfferIndex } from '@astrarium/contracts'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { words } from '../../../words/index.ts'
import { AskBackSign } from './ask-back-sign.tsx'
import { HeardWords } from './heard-words.tsx'

const copy = words.askBack

/**
 * What Arion asks back: the person's words with what was heard in them, and the questions that it may look
 * at; or, under an answer, what else the message asked or may have meant. One choice can be made; it stays
 * marked.
 */
export function AskBackCard({
  asksBack: { heard, offers, isOtherwise },
  chosen = null,
  onChoose = null,
}: {
  asksBack: AskBack
  chosen?: OfferIndex | null
  /** null where there is no choice any more: the conversation has gone on */
  onChoose?: ((offer: OfferIndex, label: string) => void) | null
}) {
  const id = useId()
  // what is the same under all of them is said once, so that they read as questions and not as a form
  const ofAll = offers.length > 1 && offers.every(({ detail }) => detail === offers[0]?.detail)
  return (
    <div className="@container flex flex-col gap-3 @xl:gap-4">
      {heard.some(({ label }) => label !== null) && <HeardWords heard={heard} />}
      {offers.length > 0 && (
        <>
          <div className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <p id={id} className="font-display text-lg">
              {isOtherwise ? copy.otherwise : isUnderAnswer({ heard }) ? copy.waiting : copy.title}
            </p>
            {ofAll && (
              <p id={`${id}-detail`} className="text-sm text-ink-2">
                {offers[0]?.detail}
              </p>
            )}
          </div>
          <div
            role="group"
            aria-labelledby={id}
            aria-describedby={ofAll ? `${id}-detail` : undefined}
            className="grid gap-2 @xl:auto-cols-fr @xl:grid-flow-col @xl:gap-3"
          >
            {offers.map((offer, at) => (
              <Offer
                key={at}
                offer={ofAll ? { ...offer, detail: '' } : offer}
                isChosen={at === chosen}
                onChoose={onChoose && chosen === null ? () => onChoose(at as OfferIndex, offer.label) : null}
              />
            ))}
          </div>
        </>
      )}
      {isUnderAnswer({ heard }) && !isOtherwise ? (
        <p className="text-sm text-ink-2">{copy.waitingNote}</p>
      ) : (
        <p className="flex gap-2.5 text-sm text-ink-2">
          <Check aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-ok" />
          {freeNote(offers.length > 0, isOtherwise)}
        </p>
      )}
    </div>
  )
}

function freeNote(isOffered: boolean, isOtherwise: true | undefined): string {
  if (isOtherwise) return isOffered ? copy.otherwiseNote : copy.otherwiseAlone
  return isOffered ? copy.free : copy.freeWithoutOffers
}

function Offer({
  offer: { label, detail, sign },
  isChosen,
  onChoose,
}: {
  offer: AskBack['offers'][number]
  isChosen: boolean
  onChoose: (() => void) | null
}) {
  return (
    <button
      type="button"
      // a button that goes out under the finger would lose the focus
      aria-disabled={onChoose === null || undefined}
      aria-pressed={isChosen || undefined}
      onClick={onChoose ?? undefined}
      className={cn(
        'relative flex min-h-14 items-center gap-4 rounded-md border px-4 py-1.5 text-left transition-colors duration-(--d-1)',
        '@xl:flex-col @xl:items-start @xl:gap-3 @xl:py-4',
        isChosen
          ? 'border-brass bg-surface ring-1 ring-brass'
          : onChoose
            ? 'border-line-strong hover:border-brass hover:bg-surface'
            : 'border-line',
        isChosen && 'pr-11 @xl:pr-4',
        !onChoose && 'cursor-default!',
      )}
    >
      <AskBackSign sign={sign} />
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className={cn('font-medium break-words', isChosen || onChoose ? 'text-ink' : 'text-ink-2')}>
          {label}
        </span>
        {detail && (
          <span className={cn('text-sm', isChosen || onChoose ? 'text-ink-2' : 'text-ink-3')}>{detail}</span>
        )}
      </span>
      {isChosen && (
        <Check aria-hidden="true" size={20} className="absolute top-4 right-4 shrink-0 text-brass" />
      )}
    </button>
  )
}
