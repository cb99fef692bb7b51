import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import program from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Reads codes in pictures apart from the page: its answer alone lets WebAssembly run (`main/front-end.ts`). */
type CodeWorker = {
  onmessage: (event: MessageEvent<ImageData>) => void
  postMessage: (told: { code?: string | undefined; failure?: string }) => void
}
const worker = globalThis as unknown as CodeWorker

prepareZXingModule({ overrides: { locateFile: () => program } })

const options: ReaderOptions = { formats: ['Code128', 'QRCode', 'DataMatrix', 'EAN13'], maxNumberOfSymbols: 1 }

worker.onmessage = async ({ data: picture }) => {
  try {
    const [found] = await readBarcodes(picture, options)
    // Its bytes keep the separators of GS1, which its text shows as brackets.
    worker.postMessage({ code: found && new TextDecoder().decode(found.bytes) })
  } catch (cause) {
    worker.postMessage({ failure: String(cause) })
  }
}
