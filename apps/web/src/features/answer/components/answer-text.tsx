import { Fragment } from 'react'
import { readAnswer, type Span } from '../answer-blocks.ts'

/** An answer's words: paragraphs, lists, bold. Nothing in them can become markup of its own. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div className="flex max-w-(--measure) flex-col gap-4 font-display text-lg leading-relaxed text-ink">
      {readAnswer(text).map((block, index) => {
        if (block.kind === 'heading')
          return (
            <h2 key={index} className="mt-2 text-xl">
              {spans(block.spans)}
            </h2>
          )
        if (block.kind === 'paragraph')
          return (
            <p key={index} className="whitespace-pre-line">
              {spans(block.spans)}
            </p>
          )
        const items = block.items.map((item, at) => (
          <li key={at} className="pl-1">
            {spans(item)}
          </li>
        ))
        return block.ordered ? (
          <ol
            key={index}
            start={block.start}
            className="flex list-decimal flex-col gap-1.5 pl-6 marker:text-ink-3"
          >
            {items}
          </ol>
        ) : (
          <ul key={index} className="flex list-disc flex-col gap-1.5 pl-6 marker:text-brass">
            {items}
          </ul>
        )
      })}
    </div>
  )
}

function spans(all: Span[]) {
  return all.map((span, index) => {
    switch (span.kind) {
      case 'strong':
        return (
          <strong key={index} className="font-semibold">
            {span.text}
          </strong>
        )
      case 'em':
        return <em key={index}>{span.text}</em>
      case 'code':
        return (
          <code key={index} className="font-body text-base">
            {span.text}
          </code>
        )
      case 'text':
        return <Fragment key={index}>{span.text}</Fragment>
    }
  })
}
