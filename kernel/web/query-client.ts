import { QueryClient } from '@tanstack/react-query'
import { forgetWhatIsTouched } from './answers.ts'
import { onSignOut } from './session.ts'

/** `fetchCall` repeats what is worth it, and an offline tab must say so instead of waiting: hence no retry, no pause. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: 15_000, refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: 'always' },
  },
})

forgetWhatIsTouched(queryClient)
onSignOut(() => queryClient.clear())
