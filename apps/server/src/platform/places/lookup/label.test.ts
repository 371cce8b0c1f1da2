import { expect, test } from 'vitest'
import { placeLabel } from './label.ts'

test.each([
  [['Springfield', null, 'Illinois', 'United States'], 'Springfield, Illinois, United States'],
  [['Ashford', 'Kent', 'England', 'United Kingdom'], 'Ashford, Kent, England, United Kingdom'],
  [['Singapore', null, null, 'Singapore'], 'Singapore'],
  [['Luxembourg', null, 'Luxembourg', 'Luxembourg'], 'Luxembourg'],
  [['Tokyo', null, 'Tokyo', 'Japan'], 'Tokyo, Japan'],
  [['Cairo', null, 'Cairo Governorate', 'Egypt'], 'Cairo, Egypt'],
  [['Berlin', null, 'State of Berlin', 'Germany'], 'Berlin, Germany'],
  [['Toluca', null, 'México', 'Mexico'], 'Toluca, Mexico'],
  [['Oklahoma City', null, 'Oklahoma', 'United States'], 'Oklahoma City, Oklahoma, United States'],
] as const)('%j reads "%s"', ([city, county, state, country], label) => {
  expect(placeLabel(city, county, state, country)).toBe(label)
})
