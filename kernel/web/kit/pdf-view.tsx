import ZoomIn from '~icons/ic/baseline-zoom-in'
import ZoomOut from '~icons/ic/baseline-zoom-out'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { PDFPageProxy } from 'pdfjs-dist'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../i18n.ts'
import { usePdf } from './use-pdf.ts'

/** A page for a table is read on a telephone at twice its width. */
const larger = 2

/** A page from 1, as large as people look at it, in points. */
export type PageOfPdf = { number: number; width: number; height: number }

type Props = {
  file: Blob
  name: string
  /** A page that came under the eyes, from 1, and how many there are. */
  onPage?: (page: number, pages: number) => void
  /** What lies over a page, in a place of its size. */
  over?: ((page: PageOfPdf) => ReactNode) | undefined
}

/**
 * A PDF, page under page, as wide as its place: telephones draw none in a frame, and a frame does not say how far somebody
 * has read. Pages are drawn as they come near; their text stands behind them for whoever listens.
 */
export function PdfView({ file, name, onPage, over }: Props) {
  const t = useT()
  const { pages, isUnreadable } = usePdf(file)
  const [isLarge, setIsLarge] = useState(false)
  if (isUnreadable) return <Alert severity="warning">{t('kernel.pdf.unreadable')}</Alert>
  if (!pages) return <Skeleton variant="rounded" sx={{ width: 1, aspectRatio: '210 / 297', height: 'auto' }} />
  return (
    <Box component="section" aria-label={name} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Button
        size="small"
        color="inherit"
        startIcon={isLarge ? <ZoomOut /> : <ZoomIn />}
        sx={{ justifySelf: 'end', minHeight: 44 }}
        onClick={() => setIsLarge(!isLarge)}
      >
        {t(isLarge ? 'kernel.pdf.whole-width' : 'kernel.pdf.larger')}
      </Button>
      <Box dir="ltr" sx={{ overflowX: 'auto' }}>
        <Box sx={{ display: 'grid', gap: 1, width: isLarge ? `${larger * 100}%` : 1 }}>
          {pages.map(page => (
            <PdfPage
              key={`${page.pageNumber} ${isLarge}`}
              page={page}
              pages={pages.length}
              onPage={onPage}
              over={over}
            />
          ))}
        </Box>
      </Box>
    </Box>
  )
}

type PageProps = { page: PDFPageProxy; pages: number; onPage: Props['onPage'] | undefined; over: Props['over'] }

function PdfPage({ page, pages, onPage, over }: PageProps) {
  const t = useT()
  const canvas = useRef<HTMLCanvasElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [text, setText] = useState('')
  const { width, height } = page.getViewport({ scale: 1 })
  const number = page.pageNumber

  useSeen(canvas, '100% 0px', () => setIsNear(true))
  useSeen(foot, '0px', () => onPage?.(number, pages))
  useEffect(() => {
    const target = canvas.current
    if (!isNear || !target) return
    const drawing = draw(page, target)
    drawing.promise.catch(() => undefined)
    void page
      .getTextContent()
      .then(({ items }) => setText(items.map(item => ('str' in item ? item.str : '')).join(' ')))
    return () => drawing.cancel()
  }, [isNear, page])

  return (
    <Box sx={{ position: 'relative', bgcolor: '#fff', border: 1, borderColor: 'divider', borderRadius: '6px' }}>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={t('kernel.pdf.page', { page: number, pages })}
        sx={{ display: 'block', width: 1, aspectRatio: `${width} / ${height}` }}
      />
      <Box sx={{ position: 'absolute', inset: 0, overflow: 'hidden', clipPath: 'inset(50%)' }}>{text}</Box>
      {over?.({ number, width, height })}
      <Box ref={foot} aria-hidden sx={{ position: 'absolute', bottom: 0, height: '1px', width: 1 }} />
    </Box>
  )
}

/** As sharp as the screen, and no sharper than twice its points: a large page would take all of a telephone's memory. */
function draw(page: PDFPageProxy, canvas: HTMLCanvasElement) {
  const scale = (canvas.clientWidth / page.getViewport({ scale: 1 }).width) * Math.min(2, window.devicePixelRatio || 1)
  const viewport = page.getViewport({ scale })
  canvas.width = viewport.width
  canvas.height = viewport.height
  return page.render({ canvas, viewport })
}

/** Calls once the element has come as near to the eyes as the margin says. */
function useSeen(element: React.RefObject<HTMLElement | null>, margin: string, seen: () => void) {
  const told = useRef(seen)
  told.current = seen
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) told.current()
      },
      { rootMargin: margin },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, margin])
}
