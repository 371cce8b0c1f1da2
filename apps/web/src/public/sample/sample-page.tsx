import { sample } from '../../words/en/sample.ts'
import { Document } from '../document.tsx'
import type { PageAssets, PublicOptions } from '../options.ts'
import { SampleForm } from './sample-form.tsx'

/** One day's sky to try without an account; the server fills in the day (`features/landing`). */
export function SamplePage({ assets, options }: { assets: PageAssets; options: PublicOptions }) {
  const words = sample.page
  return (
    <Document path="/sample" meta={sample.meta} assets={assets} options={options}>
      <section className="sample wide" data-fault="{{fault}}">
        <div className="sample-words">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          {Object.entries(words.faults).map(([fault, text]) => (
            <p key={fault} className={`sample-fault sample-fault-${fault}`} role="alert">
              {text}
            </p>
          ))}
          <SampleForm date="{{date}}" last="{{lastDate}}">
            <button type="submit" className="button button-outline" name="step" value="before">
              {words.before}
            </button>
            <button type="submit" className="button button-outline" name="step" value="after">
              {words.after}
            </button>
          </SampleForm>
          <h2 className="sample-said">{words.said}</h2>
          <blockquote className="sample-sentence">{'{{sentence}}'}</blockquote>
          <p className="chat-based">{words.based}</p>
          {'{{facts}}'}
          <p className="sample-more">{words.more}</p>
          <p className="buttons">
            <a className="button button-primary" href="/signup">
              {words.action}
            </a>
          </p>
        </div>
        <div className="sample-wheel">{'{{wheel}}'}</div>
      </section>
    </Document>
  )
}
