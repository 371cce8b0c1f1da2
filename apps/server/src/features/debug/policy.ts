/**
 * Who may see what stood behind answers: people with the role, and everybody while the server is developed.
 */
export const mayDebug = (server: { isProduction: boolean }, person: { hasRole: boolean }): boolean =>
  person.hasRole || !server.isProduction
