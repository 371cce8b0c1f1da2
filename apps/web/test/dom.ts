import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// a test that wants a server says what it answers: see server.ts
globalThis.fetch = () => Promise.reject(new TypeError('There is no network here.'))

afterEach(cleanup)
