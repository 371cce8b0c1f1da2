import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Combobox } from './combobox.tsx'

const CITIES = ['London', 'Londonderry', 'Lisbon']

function CityInput({ onSelect = () => {} }: { onSelect?: (city: string) => void }) {
  const [text, setText] = useState('')
  return (
    <>
      <Combobox
        aria-label="Place"
        text={text}
        onTextChange={setText}
        options={CITIES.filter((city) => text !== '' && city.startsWith(text))}
        onSelect={(city) => {
          setText(city)
          onSelect(city)
        }}
        getKey={(city) => city}
        renderOption={(city) => city}
        canOpen={text !== ''}
        status="Nothing found"
        countLabel={(count) => `${count} found`}
      />
      <button type="button">Next</button>
    </>
  )
}

const input = () => screen.getByRole('combobox', { name: 'Place' })
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent

it('opens while somebody types, and says how much was found', async () => {
  render(<CityInput />)
  expect(input().getAttribute('aria-expanded')).toBe('false')
  await userEvent.type(input(), 'Lon')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'London',
    'Londonderry',
  ])
  expect(input().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  expect(screen.getByRole('status').textContent).toBe('2 found')
})

it('says that nothing was found', async () => {
  render(<CityInput />)
  await userEvent.type(input(), 'x')
  expect(screen.getByRole('status').textContent).toBe('Nothing found')
  expect(screen.getByRole('option', { name: 'Nothing found' }).getAttribute('aria-disabled')).toBe('true')
})

it('is walked through with the arrows, round its ends, and Enter takes what they point at', async () => {
  const onSelect = vi.fn<(city: string) => void>()
  render(<CityInput onSelect={onSelect} />)
  await userEvent.type(input(), 'Lon{ArrowDown}')
  expect(active()).toBe('London')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Londonderry')
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Londonderry')
  expect(input()).toHaveProperty('value', 'Londonderry')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('begins at the end when the first arrow goes up', async () => {
  render(<CityInput />)
  await userEvent.type(input(), 'L{ArrowUp}')
  expect(active()).toBe('Lisbon')
})

it('takes what is clicked, and keeps the focus', async () => {
  const onSelect = vi.fn<(city: string) => void>()
  render(<CityInput onSelect={onSelect} />)
  await userEvent.type(input(), 'Lis')
  await userEvent.click(screen.getByRole('option', { name: 'Lisbon' }))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Lisbon')
  expect(document.activeElement).toBe(input())
})

it('closes on Escape, which then goes no further, and on being left', async () => {
  const heard: string[] = []
  document.addEventListener('keydown', ({ key }) => heard.push(key))
  render(<CityInput />)
  await userEvent.type(input(), 'Lon{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(heard).not.toContain('Escape')

  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('listbox')).toBeDefined()
  await userEvent.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
})
