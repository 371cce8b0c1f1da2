/**
 * What Node is told when the server is started: left alone, it keeps 128 MB for what is young, and lets the
 * rest grow far beyond what is needed before it tidies (docs/scale.md).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=60'] as const
