import { useQuery } from '@tanstack/react-query'
import { signedInAnywhere } from '#kernel/shared/access.ts'
import { file } from '#kernel/shared/call.ts'
import { fetchFile } from '../download-call.ts'
import { queryClient } from '../query-client.ts'

/**
 * A picture that only some may see, for `src`: fetched with the session, once for all who show it. Its address changes
 * with it. Undefined until it is there, and where there is none.
 */
export function usePicture(address: string | null | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: [kept, address],
    queryFn: () => fetchPicture(address as string),
    enabled: Boolean(address),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

const kept = 'picture'

async function fetchPicture(address: string) {
  const [path = '', query] = address.split('?')
  const call = { method: 'GET', path, access: signedInAnywhere(), answer: file() } as const
  const asked = Object.fromEntries(new URLSearchParams(query))
  const { blob } = await fetchFile(call, asked as Record<string, never>, { staysOnPage: true })
  return URL.createObjectURL(blob)
}

/** The bytes go once nobody shows the picture any more, or the session ends. */
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'removed' && query.queryKey[0] === kept && query.state.data)
    URL.revokeObjectURL(query.state.data as string)
})
