import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FoundFile } from './found-file.tsx'
import { useCheckFile } from './use-check-file.ts'

type Props = { id: string; take: () => Promise<{ name: string; blob: Blob }>; onClose: () => void }

/** Checks a file that is kept here as a stranger would who holds it: its bytes are fetched anew and judged. */
export function CheckDialog({ id, take, onClose }: Props) {
  const t = useT()
  const check = useCheckFile()
  const { data, error, refetch } = useQuery({
    queryKey: ['checked-file', id],
    queryFn: async () => {
      const { name, blob } = await take()
      return check(new File([blob], name, { type: 'application/pdf' }))
    },
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog title={t('sealing.verify.title')} onClose={onClose}>
      {!data && !error && <LinearProgress aria-label={t('state.loading')} />}
      {error && <Failed error={error} onRetry={refetch} />}
      {data && <FoundFile found={data} />}
    </Dialog>
  )
}
