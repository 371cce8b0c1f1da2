import { sample } from '../../words/en/sample.ts'
import { SampleForm } from '../sample/sample-form.tsx'

/** The sky of this hour, which the server fills in, and a day of one's own. */
export function SkyNow() {
  const { sky, call } = sample
  return (
    <section className="sky-band" id="today">
      <div className="sky wide">
        <div className="sky-moon">
          {'{{moonDisc}}'}
          <div>
            <h2>{sky.title}</h2>
            <p className="sky-phase">{'{{moonWords}}'}</p>
            <p className="note">
              {sky.lit} · {sky.next}
            </p>
            <p className="note">{sky.at}</p>
          </div>
        </div>
        <ul className="sky-planets" aria-label={sky.planets}>
          {'{{planets}}'}
        </ul>
      </div>
      <div className="sky-call wide">
        <div>
          <h2>{call.title}</h2>
          <p className="lead">{call.text}</p>
        </div>
        <SampleForm date="1995-05-20" />
      </div>
    </section>
  )
}
