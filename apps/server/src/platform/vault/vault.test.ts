import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listOf, sealedJson, sealedText } from './sealed-column.ts'
import { newKeyRing, openVault, parseKeyRing, VaultError } from './vault.ts'

const anna = '11111111-1111-4111-8111-111111111111'
const ben = '22222222-2222-4222-8222-222222222222'

const birth = sealedText({ table: 'profiles', column: 'birth', sealedAs: 'birth' })
const chart = sealedText({ table: 'profiles', column: 'chart', sealedAs: 'chart' })

describe('the vault', () => {
  it('gives back what was sealed', () => {
    const vault = openVault(newKeyRing())
    expect(vault.open(birth, anna, vault.seal(birth, anna, 'Zürich, 02:40'))).toBe('Zürich, 02:40')
  })

  it('never shows the words, and never the same bytes twice', () => {
    const vault = openVault(newKeyRing())
    const [one, two] = [vault.seal(birth, anna, 'London'), vault.seal(birth, anna, 'London')]
    expect(one).not.toBe(two)
    expect(Buffer.from(one.split('.')[1]!, 'base64url').toString('latin1')).not.toContain('London')
  })

  it('does not open for another owner, in another column, or after a change', () => {
    const vault = openVault(newKeyRing())
    const sealed = vault.seal(birth, anna, 'London')
    expect(() => vault.open(birth, ben, sealed)).toThrow(VaultError)
    expect(() => vault.open(chart, anna, sealed)).toThrow(VaultError)
    expect(() => vault.open(birth, anna, `${sealed.slice(0, -2)}AA`)).toThrow(VaultError)
    expect(() => vault.open(birth, anna, 'k1.AAAA')).toThrow(VaultError)
  })

  it('still opens what an older key sealed, and seals it anew with the current one', () => {
    const older = newKeyRing()
    const sealed = openVault(older).seal(birth, anna, 'London')
    const rotated = openVault({
      current: 'k2',
      keys: { ...older.keys, k2: Buffer.alloc(32, 3).toString('base64') },
    })
    expect(rotated.open(birth, anna, sealed)).toBe('London')
    const fresh = rotated.reseal(birth, anna, sealed)
    expect([sealed, fresh].map((value) => value.startsWith(`${rotated.keyId}.`))).toEqual([false, true])
    expect(rotated.open(birth, anna, fresh)).toBe('London')
  })

  it('reads a ring from one line of configuration', () => {
    const key = Buffer.alloc(32, 1).toString('base64')
    expect(parseKeyRing(`b:${key},a:${key}`)).toEqual({ current: 'b', keys: { b: key, a: key } })
  })

  it('reads a value as its column says, and leaves out what has an older form', () => {
    const vault = openVault(newKeyRing())
    const place = { table: 'asks', column: 'facts', sealedAs: 'facts' }
    const older = sealedJson(place, z.unknown())
    const facts = sealedJson(place, listOf(z.object({ statement: z.string() })))
    const sealed = vault.seal(older, anna, [{ statement: 'Sun in Taurus' }, { said: 'Moon in Leo' }])
    expect(vault.open(facts, anna, sealed)).toEqual([{ statement: 'Sun in Taurus' }])
    expect(vault.open(facts, anna, null)).toBeNull()
    expect(() => vault.open(facts, anna, vault.seal(older, anna, 'words'))).toThrow(z.ZodError)
  })
})
