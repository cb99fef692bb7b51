import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Failed } from './failed.tsx'

type Props = {
  name: string
  mime: string
  /** What tells this file from any other. */
  id: readonly (string | number)[]
  load: (signal: AbortSignal) => Promise<{ blob: Blob }>
  /** Shown for what no browser draws. */
  children: ReactNode
}

/** PDF and pictures as they are; any other file is to be downloaded. */
export function FilePreview({ children, ...file }: Props) {
  if (file.mime === 'application/pdf' || isPicture(file.mime)) return <Shown {...file} />
  return <Box sx={frame}>{children}</Box>
}

/** Browsers draw no HEIC. */
const isPicture = (mime: string) => mime.startsWith('image/') && mime !== 'image/heic'

function Shown({ name, mime, id, load }: Omit<Props, 'children'>) {
  const { data, error, refetch } = useQuery({
    queryKey: ['file', ...id],
    queryFn: ({ signal }) => load(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const address = useAddress(data?.blob, mime)
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!address) return <Skeleton variant="rounded" sx={{ ...frame, height: frame.minHeight }} />
  if (isPicture(mime)) return <Box component="img" src={address} alt={name} sx={{ ...frame, objectFit: 'contain' }} />
  return <Box component="iframe" src={`${address}#${pdfView}`} title={name} sx={{ ...frame, height: '70vh' }} />
}

/** An address for bytes, which the browser draws as that type and no other. */
function useAddress(blob: Blob | undefined, mime: string) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(new Blob([blob], { type: mime }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob, mime])
  return address
}

/** What the viewers of browsers understand: the whole width for the page, no list of pages beside it. */
const pdfView = 'view=FitH&navpanes=0'

const frame = {
  width: 1,
  minHeight: 320,
  maxHeight: '70vh',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  backgroundColor: 'background.default',
}
