import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { useFollowEnd } from './use-follow-end.ts'

const HEIGHT = 400

interface Shown {
  /** how tall the question and its answer are, in pixels */
  question: number
  answer: number
  place?: string
  isSent?: boolean
  startsAt?: 'newest' | 'elsewhere'
}

/** A box of 400 px; no layout is done here, so the heights are told. */
function Chat({ question, answer, place = 'one', isSent = false, startsAt = 'newest' }: Shown) {
  const box = useRef<HTMLDivElement>(null)
  const { hasMore, jump } = useFollowEnd(box, { content: question + answer, place, isSent, startsAt })
  return (
    <>
      <div
        role="log"
        ref={(element) => {
          box.current = element
          if (element) layOut(element, { question, answer })
        }}
      >
        <div>
          <p data-question>What now?</p>
          <p>An answer.</p>
        </div>
      </div>
      {hasMore && (
        <button type="button" onClick={jump}>
          Jump
        </button>
      )}
    </>
  )
}

function layOut(box: HTMLElement, { question, answer }: { question: number; answer: number }) {
  const list = box.firstElementChild as HTMLElement
  const inner = () => Math.max(question + answer, Number.parseFloat(list.style.minHeight) || 0)
  const says = (element: Element, name: string, get: () => unknown) =>
    Object.defineProperty(element, name, { get, configurable: true })
  says(box, 'clientHeight', () => HEIGHT)
  says(box, 'scrollHeight', () => Math.max(HEIGHT, inner()))
  const at = (element: Element, top: number) =>
    vi.spyOn(element, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top - box.scrollTop))
  vi.spyOn(box, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0))
  at(list.children[0]!, 0)
  at(list.children[1]!, question)
}

const box = () => screen.getByRole('log')
const scrollTo = (top: number) =>
  act(() => {
    box().scrollTop = top
    box().dispatchEvent(new Event('scroll'))
  })

it('lets the question rest near the top while its answer grows below', () => {
  const { rerender } = render(<Chat question={300} answer={50} />)
  expect(box().scrollTop).toBe(0)
  rerender(<Chat question={300} answer={400} />)
  // the answer begins in the middle of what is seen
  expect(box().scrollTop).toBe(100)
  rerender(<Chat question={300} answer={2000} />)
  expect(box().scrollTop).toBe(100)
})

it('makes room for what was sent here, so that its question can come to rest at once', () => {
  render(<Chat question={300} answer={20} isSent />)
  expect((box().firstElementChild as HTMLElement).style.minHeight).toBe('500px')
  expect(box().scrollTop).toBe(100)
})

it('leaves a reader alone who went up', () => {
  const { rerender } = render(<Chat question={300} answer={400} />)
  scrollTo(20)
  rerender(<Chat question={300} answer={900} />)
  expect(box().scrollTop).toBe(20)
})

it('shows a way down from far above the end', () => {
  const { rerender } = render(<Chat question={300} answer={150} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Chat question={300} answer={900} />)
  expect(screen.getByRole('button', { name: 'Jump' })).toBeDefined()
})

it('starts where somebody looked for something, and not with the newest', () => {
  render(<Chat question={300} answer={900} startsAt="elsewhere" />)
  expect(box().scrollTop).toBe(0)
})

it('begins anew in another place', () => {
  const { rerender } = render(<Chat question={300} answer={900} />)
  scrollTo(20)
  rerender(<Chat question={300} answer={901} place="two" />)
  expect(box().scrollTop).toBe(100)
})
