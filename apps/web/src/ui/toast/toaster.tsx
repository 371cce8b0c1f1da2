import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cn } from '../../lib/class-names.ts'
import { words } from '../../words/index.ts'
import { buttonClass } from '../button.tsx'
import { toast, useToasts } from './toast.ts'
import type { Toast } from './toast.ts'

/**
 * Where toasts appear: over the bar at the upper edge of a phone, where nothing is read or written; where
 * there is room at the lower edge, above the input if one stands there, and beside the column of text, but
 * not while a dialog is open. Stands once, at the root of the app; its two live regions exist before their
 * first word.
 */
export function Toaster() {
  const toasts = useToasts()
  return (
    <div
      data-toasts
      className={cn(
        'pointer-events-none fixed top-[calc(env(safe-area-inset-top,0px)+2px)] right-[max(1rem,env(safe-area-inset-right,0px))] left-[max(1rem,env(safe-area-inset-left,0px))] z-60 flex flex-col md:left-auto md:w-96',
        'md:not-low:top-auto md:not-low:bottom-[calc(max(var(--toasts-above,0px),env(safe-area-inset-bottom,0px))+0.25rem)] md:not-low:data-lifted:mb-14',
        'md:not-low:[[data-scroll-locked]_&]:top-4 md:not-low:[[data-scroll-locked]_&]:bottom-auto',
      )}
      role="region"
      aria-label={words.common.notifications}
    >
      <div role="status" aria-live="polite" className="flex flex-col gap-3 not-empty:pb-3">
        {toasts
          .filter((one) => one.kind !== 'destructive')
          .map((one) => (
            <ToastCard key={one.id} toast={one} isNewest={one === toasts.at(-1)} />
          ))}
      </div>
      <div role="alert" aria-live="assertive" className="flex flex-col gap-3 not-empty:pb-3">
        {toasts
          .filter((one) => one.kind === 'destructive')
          .map((one) => (
            <ToastCard key={one.id} toast={one} isNewest={one === toasts.at(-1)} />
          ))}
      </div>
    </div>
  )
}

function ToastCard({
  toast: { id, kind, title, description, action, duration },
  isNewest,
}: {
  toast: Toast
  isNewest: boolean
}) {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toast.dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, isHeld])

  const { Icon, colour, border } = LOOKS[kind]
  return (
    <div
      data-toast={kind}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={cn(
        // on a narrow screen what lies under it can still be touched
        'flex animate-rise items-start gap-3 rounded-md border bg-surface-2 py-1.5 pr-1.5 pl-4 shadow-card md:pointer-events-auto',
        border,
        // on a narrow screen several would hide what they are about
        !isNewest && 'max-md:hidden',
      )}
    >
      <Icon aria-hidden="true" size={18} className={cn('mt-3.5 shrink-0', colour)} />
      <div className="min-w-0 flex-1 py-2.5 text-sm">
        <p className="font-medium text-ink">{title}</p>
        {description && <p className="mt-0.5 text-ink-2">{description}</p>}
        {action && (
          <button
            type="button"
            onClick={() => {
              toast.dismiss(id)
              action.onPress()
            }}
            className="link pointer-events-auto mt-1 min-h-11 font-medium"
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={words.common.dismiss}
        onClick={() => toast.dismiss(id)}
        className={`${buttonClass({ variant: 'ghost', size: 'icon' })} pointer-events-auto`}
      >
        <X aria-hidden="true" size={16} />
      </button>
    </div>
  )
}

const LOOKS = {
  success: { Icon: Check, colour: 'text-ok', border: 'border-line' },
  neutral: { Icon: CircleAlert, colour: 'text-ink-2', border: 'border-line' },
  destructive: { Icon: CircleAlert, colour: 'text-danger', border: 'border-danger' },
}
