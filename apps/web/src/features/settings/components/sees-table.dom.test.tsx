import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SeesTable } from './sees-table.tsx'

it('is a table by its own word, since a phone lays it out as none', () => {
  render(<SeesTable isFindable hasModel />)
  const table = within(screen.getByRole('region')).getByRole('table')
  const parts = [table, ...table.querySelectorAll('thead, tbody, tr, th, td')]
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([])
  const [head, name] = screen.getAllByRole('row')
  expect(within(head!).getAllByRole('columnheader')).toHaveLength(5)
  expect(within(name!).getByRole('rowheader').textContent).toBe('Name')
  expect(within(name!).getAllByRole('cell')).toHaveLength(4)
})
