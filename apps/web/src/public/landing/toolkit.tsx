import type { ReactNode } from 'react'
import { publicPages } from '../../words/en/public.ts'
import { AskRows, CircleRings, Constellation, MonthOfMoons, Ribbon } from './toolkit-drawings.tsx'

export function Toolkit() {
  const words = publicPages.toolkit
  return (
    <section className="section wide" id="toolkit">
      <header className="section-head">
        <h2>{words.title}</h2>
        <p className="lead">{words.lead}</p>
      </header>
      <ul className="toolkit">
        <Tool
          words={words.cards.blueprint}
          drawing={<Constellation label={words.constellation} names={words.stars} />}
        />
        <Tool words={words.cards.foresight} drawing={<Ribbon label={words.ribbon} months={words.months} />} />
        <Tool words={words.cards.circle} drawing={<CircleRings label={words.rings} />} />
        <Tool words={words.cards.daily} drawing={<MonthOfMoons label={words.phases} />} />
        <Tool words={words.cards.ask} drawing={<AskRows />} />
      </ul>
    </section>
  )
}

function Tool({
  words,
  drawing,
}: {
  words: { title: string; name: string; text: string }
  drawing: ReactNode
}) {
  return (
    <li className="tool card">
      <div className="tool-drawing">{drawing}</div>
      <p className="tool-name">{words.name}</p>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
    </li>
  )
}
