import { expectTypeOf, it } from 'vitest'
import type { Actor, Person } from './actor.ts'
import type { PersonContext, UserContext } from './context.ts'

type Worker = Exclude<Actor, Person>

it('a job or a webhook is taken for no person, and has no name or address to show', () => {
  expectTypeOf<UserContext>().not.toExtend<PersonContext>()
  expectTypeOf<Worker>().not.toHaveProperty('email')
  expectTypeOf<keyof Worker>().toEqualTypeOf<'kind' | 'userId'>()
})
