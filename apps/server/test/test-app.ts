import { afterAll, beforeAll } from 'vitest'
import type { Config } from '../src/platform/config/config.ts'
import { openTestApp } from './open-test-app.ts'
import type { TestApp } from './open-test-app.ts'

/** The app of one test file: opened before its first test, closed after its last. */
export function testApp(changes: Partial<Config> = {}): TestApp {
  const house = {} as TestApp
  beforeAll(async () => void Object.assign(house, await openTestApp(changes)))
  afterAll(() => house.close())
  return house
}
