import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

export type PdfPages = readonly PDFPageProxy[]

type Read = { pages: PdfPages | null; isUnreadable: boolean }

/** The pages of a PDF, by a reader that is fetched when the first is shown. Nothing in the file runs. */
export function usePdf(file: Blob): Read {
  const [read, setRead] = useState<Read>({ pages: null, isUnreadable: false })
  useEffect(() => {
    let opened: PDFDocumentProxy | undefined
    let isLeft = false
    setRead({ pages: null, isUnreadable: false })
    open(file).then(
      async document => {
        opened = document
        const pages = await pagesOf(document)
        if (isLeft) await document.loadingTask.destroy()
        else setRead({ pages, isUnreadable: false })
      },
      () => setRead({ pages: null, isUnreadable: true }),
    )
    return () => {
      isLeft = true
      void opened?.loadingTask.destroy()
    }
  }, [file])
  return read
}

async function open(file: Blob) {
  const [reader, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ])
  reader.GlobalWorkerOptions.workerSrc = worker.default
  const data = new Uint8Array(await file.arrayBuffer())
  return reader.getDocument({ data, enableXfa: false, useWasm: false }).promise
}

const pagesOf = (document: PDFDocumentProxy) =>
  Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)))
