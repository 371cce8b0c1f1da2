import { describe, expect, it } from 'vitest'
import { newKeyRing, openVault, parseKeyRing, VaultError } from './vault.ts'

const anna = '11111111-1111-4111-8111-111111111111'
const ben = '22222222-2222-4222-8222-222222222222'

describe('the vault', () => {
  it('gives back what was sealed', () => {
    const vault = openVault(newKeyRing())
    expect(vault.open(anna, 'birth', vault.seal(anna, 'birth', 'Zürich, 02:40'))).toBe('Zürich, 02:40')
  })

  it('never shows the words, and never the same bytes twice', () => {
    const vault = openVault(newKeyRing())
    const [one, two] = [vault.seal(anna, 'birth', 'London'), vault.seal(anna, 'birth', 'London')]
    expect(one).not.toBe(two)
    expect(Buffer.from(one.split('.')[1]!, 'base64url').toString('latin1')).not.toContain('London')
  })

  it('does not open for another owner, in another column, or after a change', () => {
    const vault = openVault(newKeyRing())
    const sealed = vault.seal(anna, 'birth', 'London')
    expect(() => vault.open(ben, 'birth', sealed)).toThrow(VaultError)
    expect(() => vault.open(anna, 'chart', sealed)).toThrow(VaultError)
    expect(() => vault.open(anna, 'birth', `${sealed.slice(0, -2)}AA`)).toThrow(VaultError)
    expect(() => vault.open(anna, 'birth', 'k1.AAAA')).toThrow(VaultError)
  })

  it('still opens what an older key sealed, and says that it is stale', () => {
    const older = newKeyRing()
    const sealed = openVault(older).seal(anna, 'birth', 'London')
    const rotated = openVault({
      current: 'k2',
      keys: { ...older.keys, k2: Buffer.alloc(32, 3).toString('base64') },
    })
    expect(rotated.open(anna, 'birth', sealed)).toBe('London')
    expect(rotated.isStale(sealed)).toBe(true)
    expect(rotated.isStale(rotated.seal(anna, 'birth', 'London'))).toBe(false)
  })

  it('reads a ring from one line of configuration', () => {
    const key = Buffer.alloc(32, 1).toString('base64')
    expect(parseKeyRing(`b:${key},a:${key}`)).toEqual({ current: 'b', keys: { b: key, a: key } })
  })
})
