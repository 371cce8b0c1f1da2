import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// a test that wants a server says what it answers: see server.ts
globalThis.fetch = () => Promise.reject(new TypeError('There is no network here.'))

// a machine that is busy with other things proves nothing about the code
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
