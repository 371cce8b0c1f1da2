import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openMeasured } from './open-measured.ts'

let folder: string
const build = (stamp: string) => writeFileSync(join(folder, 'apps/web/dist/.stamp'), stamp)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'measured-'))
  mkdirSync(join(folder, 'apps/web/dist'), { recursive: true })
  build('one')
})
afterEach(() => rmSync(folder, { recursive: true }))
const open = (run: string | null) => openMeasured(run, folder)

it('a whole run that was broken off goes on with what it found, until it has ended', () => {
  open('axe').add('home, wide', ['home: contrast'])
  const next = open('axe')
  expect([next.has('home, wide'), next.found()]).toEqual([true, ['home: contrast']])
  next.end()
  expect(open('axe').found()).toEqual([])
})

it('a run by name finds nothing of it, and leaves it as it is', () => {
  open('axe').add('home, wide', ['home: contrast'])
  const named = open(null)
  expect(named.has('home, wide')).toBe(false)
  named.add('daily, wide', ['daily: name'])
  expect(named.found()).toEqual(['daily: name'])
  named.end()
  expect(open('axe').found()).toEqual(['home: contrast'])
})

it('of another build nothing is kept', () => {
  open('axe').add('home, wide', ['home: contrast'])
  build('two')
  expect(open('axe').found()).toEqual([])
})
