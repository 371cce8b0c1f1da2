import { QueryClient } from '@tanstack/react-query'

/**
 * `call` retries reads by itself, so that every caller gets the same patience; nothing is retried on top of
 * it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
