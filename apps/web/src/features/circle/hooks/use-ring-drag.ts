import { RINGS } from '@astrarium/contracts'
import type { Ring } from '@astrarium/contracts'
import { useEffect, useRef } from 'react'
import type { PointerEvent, RefObject } from 'react'
import { ringAt } from '../rings/orbit.ts'

interface Drag {
  id: string
  seal: SVGGElement
  /** from the page to the drawing; asked for once, since asking costs a layout */
  toDrawing: DOMMatrix
  began: { x: number; y: number }
  home: string
  ring: Ring
  target: Ring | null
  hasMoved: boolean
}

/**
 * A seal follows the pointer to another ring. While it does, nothing is rendered: its transform is
 * written, and the mark of the ring it is over. `data-seal` and `data-ring` say who it is, `data-groove`
 * marks the rings.
 */
export function useRingDrag(
  seals: RefObject<SVGGElement | null>,
  onDrop: (memberId: string, ring: Ring) => void,
) {
  const drag = useRef<Drag | null>(null)
  // a finger that holds a seal scrolls no page: within a drawing the style alone does not keep it from that
  useEffect(() => {
    const held = seals.current
    const hold = (event: TouchEvent) => {
      if (drag.current) event.preventDefault()
    }
    held?.addEventListener('touchmove', hold, { passive: false })
    return () => held?.removeEventListener('touchmove', hold)
  }, [seals])
  // the click that ends a drag chooses nobody
  const wasDragged = useRef(false)

  function onPointerDown(event: PointerEvent<SVGGElement>) {
    wasDragged.current = false
    const seal = (event.target as Element).closest<SVGGElement>('[data-seal]')
    const toScreen = seal?.ownerSVGElement?.getScreenCTM()
    const ring = RINGS.find((one) => one === seal?.dataset['ring'])
    if (event.button !== 0 || !seal || !toScreen || !ring) return
    seal.setPointerCapture(event.pointerId)
    drag.current = {
      id: seal.dataset['seal']!,
      seal,
      toDrawing: toScreen.inverse(),
      began: { x: event.clientX, y: event.clientY },
      home: seal.style.transform,
      ring,
      target: null,
      hasMoved: false,
    }
  }

  function onPointerMove({ clientX, clientY }: PointerEvent<SVGGElement>) {
    const now = drag.current
    if (!now) return
    const { seal, began, toDrawing } = now
    if (!now.hasMoved && Math.hypot(clientX - began.x, clientY - began.y) < FIRM) return
    if (!now.hasMoved) {
      now.hasMoved = true
      seal.dataset['dragged'] = ''
    }
    const point = new DOMPoint(clientX, clientY).matrixTransform(toDrawing)
    seal.style.transform = `translate(${point.x}px, ${point.y}px)`
    const over = ringAt(point)
    mark(now, over === now.ring ? null : over)
  }

  function onPointerUp() {
    const now = drag.current
    if (!now) return
    const { id, target } = now
    end()
    if (target) onDrop(id, target)
  }

  /** Puts the seal back; a drop then sends it on from where it was let go. */
  function end() {
    const now = drag.current
    if (!now) return
    drag.current = null
    wasDragged.current = now.hasMoved
    mark(now, null)
    delete now.seal.dataset['dragged']
    now.seal.style.transform = now.home
  }

  return {
    wasDragged,
    isDragging: () => drag.current?.hasMoved ?? false,
    cancel: end,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onLostPointerCapture: end },
  }
}

/** px that a hand may tremble in a click */
const FIRM = 5

function mark(drag: Drag, target: Ring | null): void {
  if (target === drag.target) return
  const drawing = drag.seal.ownerSVGElement
  const groove = (ring: Ring) => drawing?.querySelector<SVGGElement>(`[data-groove="${ring}"]`)
  if (drag.target) delete groove(drag.target)?.dataset['target']
  if (target) groove(target)!.dataset['target'] = ''
  drag.target = target
}
