import type { CircleMemberCard } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { byMember } from './by-member.ts'

const member = (id: string, name: string) => ({ id, name }) as CircleMemberCard
const [anna, tom] = [member('anna', 'Anna Feldt'), member('tom', 'Tom')]
const of = (circleMemberId: string, count: number, total = count) => ({ circleMemberId, count, total })

describe('people with notes', () => {
  it('stand in the order they came in, and those of whom none fits not at all', () =>
    expect(byMember([of('tom', 2), of('x', 0, 4), of('anna', 1, 3)], [anna, tom, member('x', 'X')])).toEqual([
      { member: tom, count: 2, total: 2 },
      { member: anna, count: 1, total: 3 },
    ]))
  it('are those who are known: a note whose member has just gone shows nowhere', () =>
    expect(byMember([of('gone', 1)], [anna])).toEqual([]))
})
