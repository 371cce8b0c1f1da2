/**
 * Who may see what stood behind answers: people with the role, and everybody while the server is developed.
 */
export const mayDebug = (server: { isProduction: boolean }, hasRole: boolean): boolean =>
  hasRole || !server.isProduction
