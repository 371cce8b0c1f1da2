import { useLocation, useNavigate } from '@tanstack/react-router'
import type { FactShown } from '@astrarium/contracts'
import { ChevronDown } from 'lucide-react'
import { Accordion } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { words } from '../../../words/index.ts'
import { AnswerText } from '../../answer/components/answer-text.tsx'
import { BasedOn } from '../../answer/components/based-on.tsx'
import { openQuestion } from '../questions.ts'

interface Question {
  id: string
  prompt: string
  answer: string | null
  facts: FactShown[]
}

/** The questions of a chapter, one open at a time; which one stands in the hash of the address. */
export function QuestionAccordion({ questions }: { questions: readonly Question[] }) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [closedId, setClosedId] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const open = openQuestion(questions, hash)

  useEffect(() => {
    // the page came before its questions did, so the browser could not go to the one in the address
    const { hash: linked } = window.location
    if (linked)
      list.current?.querySelector(`[id="${CSS.escape(linked.slice(1))}"]`)?.scrollIntoView({ block: 'start' })
  }, [])

  function choose(id: string) {
    setClosedId(id ? null : (open?.id ?? null))
    if (id) void navigate({ to: '.', hash: id, replace: true, resetScroll: false, hashScrollIntoView: false })
  }

  return (
    <Accordion.Root
      ref={list}
      type="single"
      collapsible
      value={open && open.id !== closedId ? open.id : ''}
      onValueChange={choose}
      className="rounded-lg border border-line bg-surface shadow-card"
    >
      {questions.map(({ id, prompt, answer, facts }) => (
        <Accordion.Item key={id} id={id} value={id} className="scroll-mt-4 border-line not-first:border-t">
          <Accordion.Header asChild>
            <h2>
              <Accordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 rounded-lg px-5 py-4 text-left font-display text-lg text-ink transition-colors duration-(--d-1) hover:text-brass-hi md:px-7">
                {prompt}
                <ChevronDown
                  aria-hidden="true"
                  size={20}
                  className="shrink-0 text-brass transition-transform duration-(--d-2) group-data-[state=open]:rotate-180"
                />
              </Accordion.Trigger>
            </h2>
          </Accordion.Header>
          <Accordion.Content className="animate-appear px-5 pt-1 pb-6 md:px-7">
            {answer === null ? (
              <p className="font-display text-lg text-ink-3 italic">{words.blueprint.category.unanswered}</p>
            ) : (
              <div className="flex flex-col gap-5">
                <AnswerText text={answer} />
                <BasedOn facts={facts} />
              </div>
            )}
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}
