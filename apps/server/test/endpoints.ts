import * as contracts from '@astrarium/contracts'
import type { Endpoint } from '@astrarium/contracts'

/** All that the contracts name. */
export const ENDPOINTS = Object.values<unknown>(contracts).filter(isEndpoint)

/** The endpoint that serves an address: one without `:name` parts before one with them. */
export function endpointAt(method: string, address: string): Endpoint | null {
  const parts = address.replace(/\?.*$/, '').split('/')
  const found = ENDPOINTS.filter(
    (endpoint) => endpoint.method === method && fits(endpoint.path.split('/'), parts),
  )
  return found.find(({ path }) => !path.includes(':')) ?? found[0] ?? null
}

function fits(wanted: string[], parts: string[]): boolean {
  return (
    wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  )
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'answers' in value && 'path' in value
}
