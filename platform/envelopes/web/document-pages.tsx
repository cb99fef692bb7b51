import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { fetchFile } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import type { PageOfPdf } from '#kernel/web/kit/pdf-view.tsx'
import { envelopesCalls } from '../envelopes.calls.ts'

/** The reader of PDF weighs more than the page. */
const PdfView = lazy(async () => ({ default: (await import('#kernel/web/kit/pdf-view.tsx')).PdfView }))

type Props = {
  asked: { id: string; documentId: string }
  name: string
  isSealed: boolean
  over?: ((page: PageOfPdf) => ReactNode) | undefined
}

/** The pages of a document of an envelope, with what lies over them. */
export function DocumentPages({ asked, name, isSealed, over }: Props) {
  const t = useT()
  const { data, error, refetch } = useQuery({
    queryKey: ['file', asked.documentId, isSealed],
    queryFn: ({ signal }) => fetchFile(envelopesCalls.getEnvelopeDocument, asked, { signal, staysOnPage: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const waiting = <Skeleton variant="rounded" sx={{ width: 1, aspectRatio: '210 / 297', height: 'auto' }} />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return waiting
  return (
    <Suspense fallback={waiting}>
      <PdfView file={data.blob} name={t('envelopes.pages-of', { name })} over={over} />
    </Suspense>
  )
}
