import type { ReactNode } from 'react'
import { sample as words } from '../../words/en/sample.ts'

interface SampleFormProps {
  date: string
  last?: string
  /** more to press beside the one that shows the day */
  children?: ReactNode
}

/** A day to be drawn. It is sent and not put into the address, where it would be written down. */
export function SampleForm({ date, last, children }: SampleFormProps) {
  return (
    <form className="sample-form" method="post" action="/sample">
      <label htmlFor="sample-date">{words.call.date}</label>
      <div className="sample-fields">
        <input
          id="sample-date"
          name="date"
          type="date"
          required
          min="1900-01-01"
          max={last}
          defaultValue={date}
        />
        <button type="submit" className="button button-primary">
          {words.call.show}
        </button>
        {children}
      </div>
    </form>
  )
}
