import { useState } from 'react'
import { latestDateOnEarth, NO_BIRTH_DATE, readBirthDate } from '../birth-date.ts'

/** A birth date alone: `field` is what `BirthDateInput` takes, `birthDate` null until it is one. */
export function useBirthDate() {
  const [date, setDate] = useState(NO_BIRTH_DATE)
  const [isLeft, setIsLeft] = useState(false)
  const reading = readBirthDate(date, latestDateOnEarth())
  const isWrong = isLeft && reading.kind !== 'date' && reading.kind !== 'empty'
  return {
    birthDate: reading.kind === 'date' ? reading.date : null,
    field: {
      date,
      error: isWrong ? reading : undefined,
      onType: setDate,
      onLeave: () => setIsLeft(true),
    },
  }
}
