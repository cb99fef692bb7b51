import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { saveFile } from '#kernel/web/save-file.ts'
import type { DocumentInside } from './signing-progress.model.ts'
import type { Signing } from './use-signing.ts'

/** The reader of PDF weighs more than all the rest: it comes after the code. */
const PdfView = lazy(async () => ({ default: (await import('#kernel/web/kit/pdf-view.tsx')).PdfView }))

type Props = { document: DocumentInside; signing: Signing; onPage: (page: number) => void }

/**
 * The very bytes that will be sealed, page after page. Whoever cannot read them here downloads them, and says so by it:
 * he then may go on.
 */
export function DocumentToRead({ document, signing, onPage }: Props) {
  const t = useT()
  const { id, name, pages, sha256 } = document
  const { data, error, refetch } = useQuery<{ name: string; blob: Blob }, ApiError>({
    queryKey: ['document to sign', id, sha256],
    queryFn: () => signing.documentOf(id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 3,
  })
  if (error) return <Failed error={error} onRetry={refetch} />
  const waiting = <Skeleton variant="rounded" sx={{ width: 1, aspectRatio: '210 / 297', height: 'auto' }} />
  if (!data) return waiting
  const download = () => {
    saveFile(data.name, data.blob)
    onPage(pages)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Suspense fallback={waiting}>
        <PdfView file={data.blob} name={name} onPage={onPage} />
      </Suspense>
      <Alert severity="info" icon={false} sx={{ py: 0 }}>
        <Button size="small" color="inherit" sx={{ minHeight: 44 }} onClick={download}>
          {t('signing.download-to-read')}
        </Button>
      </Alert>
    </Box>
  )
}
